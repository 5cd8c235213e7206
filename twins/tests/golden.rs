//! Every case of the twins in `test_data` and `test_data/bad`.

macro_rules! programs {
    ($($name:literal)*) => {
        [$(($name, env!(concat!("CARGO_BIN_EXE_", $name)))),*]
    };
}

fn main() -> std::process::ExitCode {
    golden::run(&programs! {
        "aoj_0121"
        "aoj_alds1_13_b"
        "aoj_alds1_13_c"
        "boj_1525"
        "eolymp_3669"
        "lightoj_15_puzzle"
        "luogu_p1379"
    })
}
