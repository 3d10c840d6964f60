//! Any bytes are a class, which keeps the promises of the model, or an error with a message.
#![no_main]

#[path = "../../tests/reader/promises.rs"]
mod promises;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    match obligato::classfile::parse(data) {
        Ok(class) => promises::check(&class),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
