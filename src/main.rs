//! The thin binary: everything lives in the library's `cli` module.

use std::process::ExitCode;

fn main() -> ExitCode {
    obligato::cli::main(std::env::args_os().collect())
}
