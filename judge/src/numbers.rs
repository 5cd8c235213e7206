//! Whole numbers.

use crate::errors::{expected, quoted};
use std::convert::TryFrom;
use std::num::{IntErrorKind, ParseIntError};
use std::ops::RangeInclusive;

/// Returns the integer that a word spells in decimal, or the nearest `i64` if it has more digits
/// than fit. Returns `None` for any other word.
pub fn integer(word: &str) -> Option<i64> {
    let nearest = |error: ParseIntError| match error.kind() {
        IntErrorKind::PosOverflow => Some(i64::MAX),
        IntErrorKind::NegOverflow => Some(i64::MIN),
        _ => None,
    };
    word.parse().map_or_else(nearest, Some)
}

/// Returns the number that a token spells, `None` being the end of the input.
///
/// # Errors
///
/// Says what was found in place of a number, or that the number, a `what`, is out of range:
/// "tile 16 is out of range 0..=15".
pub fn number(
    token: Option<&str>,
    what: &str,
    range: RangeInclusive<usize>,
) -> Result<usize, String> {
    let word = token.unwrap_or_default();
    let number = integer(word).ok_or_else(|| expected("a number", token))?;
    let number = usize::try_from(number).ok();
    number
        .filter(|number| range.contains(number))
        .ok_or_else(|| format!("{what} {} is out of range {range:?}", quoted(word)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn integers_of_any_size() {
        assert_eq!(integer("-7"), Some(-7));
        assert_eq!(integer("+007"), Some(7));
        assert_eq!(integer("-0"), Some(0));
        assert_eq!(integer(&"9".repeat(1000)), Some(i64::MAX));
        assert_eq!(integer(&format!("-{}", "9".repeat(1000))), Some(i64::MIN));
        for word in ["", "-", "+", "--1", "1x", "1.0", "0x1", "1_0", "٣", " 1"] {
            assert_eq!(integer(word), None, "{word}");
        }
    }

    #[test]
    fn the_range_is_checked() {
        let tile = |word| number(word, "tile", 0..=15);
        assert_eq!(tile(Some("15")), Ok(15));
        for (word, error) in [
            (Some("16"), "tile 16 is out of range 0..=15"),
            (Some("-1"), "tile -1 is out of range 0..=15"),
            (
                Some("99999999999999999999"),
                "tile 99999999999999999999 is out of range 0..=15",
            ),
            (Some("x"), "expected a number, found `x`"),
            (None, "expected a number, found the end of the input"),
        ] {
            assert_eq!(tile(word), Err(error.to_string()));
        }
    }

    proptest! {
        #[test]
        fn any_word(word in "[-+0-9a-z]{0,30}", value: i64) {
            let exact = word.parse::<i128>().ok();
            let nearest = |n: i128| n.max(i64::MIN.into()).min(i64::MAX.into()) as i64;
            if word.len() < 30 {
                prop_assert_eq!(integer(&word), exact.map(nearest));
            }
            prop_assert_eq!(integer(&value.to_string()), Some(value));
        }
    }
}
