//! The thin binary: everything lives in the library's `cli` module.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// States and terms are many small allocations: the system's allocator took up to a fifth of an exploration.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    obligato::cli::main(std::env::args_os().collect())
}
