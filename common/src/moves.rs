//! The moves of the blank.

/// A move of the *blank*: `Left` swaps the blank with its left neighbour.
///
/// Moves compare in alphabetical order, and so do paths of the same length. There are often many
/// shortest paths. [`ida_star()`](crate::ida_star()), [`Ladder`](crate::Ladder) and
/// [`DistanceTable`](crate::DistanceTable) promise the alphabetically first of them; the other
/// searches promise any shortest path.
///
/// ```
/// use common::Move;
///
/// let path: Option<Vec<Move>> = "DLUR".chars().map(Move::from_letter).collect();
/// assert_eq!(path, Some(vec![Move::Down, Move::Left, Move::Up, Move::Right]));
/// assert_eq!(Move::Down.inverse(), Move::Up);
/// assert!(Move::Down < Move::Left);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The blank goes to the next row.
    Down,
    /// The blank goes to the column before.
    Left,
    /// The blank goes to the next column.
    Right,
    /// The blank goes to the row before.
    Up,
}

impl Move {
    /// All moves, in alphabetical order: `Move::ALL[m as usize] == m`.
    pub const ALL: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

    /// Returns the letter of the move in a printed path: `D`, `L`, `R` or `U`.
    pub fn letter(self) -> char {
        ['D', 'L', 'R', 'U'][self as usize]
    }

    /// Returns the move that a letter stands for, or `None` for any other character.
    pub fn from_letter(letter: char) -> Option<Move> {
        Move::ALL.iter().copied().find(|m| m.letter() == letter)
    }

    /// Returns the move that takes this one back.
    pub fn inverse(self) -> Move {
        // The order is Down, Left, Right, Up: each move is as far from the start of the list as its
        // inverse is from the end.
        Move::ALL[3 - self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_the_alphabets() {
        let letters: Vec<char> = Move::ALL.iter().map(|m| m.letter()).collect();
        assert_eq!(letters, ['D', 'L', 'R', 'U']);
        assert!(Move::ALL.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(Move::ALL.iter().all(|&m| Move::ALL[m as usize] == m));
    }

    #[test]
    fn letters_and_inverses_round_trip() {
        for m in Move::ALL {
            assert_eq!(Move::from_letter(m.letter()), Some(m));
            assert_eq!(m.inverse().inverse(), m);
        }
        assert_eq!(Move::Down.inverse(), Move::Up);
        assert_eq!(Move::Left.inverse(), Move::Right);
        assert_eq!(Move::from_letter('l'), None);
    }
}
