//! Every case in `test_data/leetcode773` and `test_data/bad/leetcode773`.

fn main() -> std::process::ExitCode {
    golden::run(&[("leetcode773", env!("CARGO_BIN_EXE_leetcode773"))])
}
