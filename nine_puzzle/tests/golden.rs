//! Every case in `test_data/nine_puzzle` and `test_data/bad/nine_puzzle`.

fn main() -> std::process::ExitCode {
    golden::run(&[("nine_puzzle", env!("CARGO_BIN_EXE_nine_puzzle"))])
}
