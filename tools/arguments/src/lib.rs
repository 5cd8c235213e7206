//! Command lines, for programs that tell every error in one line.

use clap::Parser;
use judge::Error;
use std::io::Write;

/// The arguments of this program; `None` if help was asked for, and is written. An error is the
/// first part of clap's message.
pub fn parse<A: Parser>(output: &mut impl Write) -> Result<Option<A>, Error> {
    match A::try_parse() {
        Ok(arguments) => Ok(Some(arguments)),
        Err(help) if !help.use_stderr() => {
            write!(output, "{help}")?;
            Ok(None)
        }
        Err(error) => Err(one_line(&error.to_string()).into()),
    }
}

/// What stands before hints and usage, which come last: a value in it may have any lines.
fn one_line(message: &str) -> String {
    let mut message = message.trim_start_matches("error: ");
    for part in ["\n\nFor more information", "\n\nUsage: ", "\n\n  tip: "] {
        message = message
            .rsplit_once(part)
            .map_or(message, |(first, _)| first);
    }
    let lines: Vec<&str> = message.lines().map(str::trim).collect();
    lines.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_ends_before_hints_and_usage() {
        for (message, line) in [
            (
                "error: invalid value 'a\n\nb' for '<SIZE>'\n  [possible values: 2x3]\n\n\
                 For more information, try '--help'.\n",
                "invalid value 'a  b' for '<SIZE>' [possible values: 2x3]",
            ),
            (
                "error: unexpected argument '-x' found\n\n  tip: to pass '-x' as a value, use \
                 '-- -x'\n\nUsage: compare <SIZE>\n\nFor more information, try '--help'.\n",
                "unexpected argument '-x' found",
            ),
        ] {
            assert_eq!(one_line(message), line);
        }
    }
}
