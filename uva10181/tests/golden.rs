//! Every case in `test_data/uva10181` and `test_data/bad/uva10181`.

fn main() -> std::process::ExitCode {
    golden::run(&[("uva10181", env!("CARGO_BIN_EXE_uva10181"))])
}
