//! Layer 5: models of JDK methods, one file per Java class.
//!
//! `jdk-stubs/NATIVES.md` is the contract with the Java side. A new model is one line in its file's table; a new file is
//! one line here.

mod answers;
mod boxing;
mod caller;
mod checksum;
mod class;
mod console;
mod environment;
mod exponentials;
mod float;
mod identity;
mod inputs;
mod memory;
mod null_pointer;
mod object;
mod redirects;
mod reflect;
mod reflect_array;
mod streams;
mod strict_math;
mod string;
mod system;
mod text;
mod thread;
mod throwable;
mod trigonometry;
mod unsafe_memory;
mod vm;

use crate::interp::model::Registry;

pub fn registry() -> Registry {
    let mut registry = Registry::default();
    let tables = [
        answers::MODELS,
        checksum::MODELS,
        class::MODELS,
        console::MODELS,
        environment::MODELS,
        float::MODELS,
        identity::MODELS,
        null_pointer::MODELS,
        object::MODELS,
        reflect::MODELS,
        reflect_array::MODELS,
        strict_math::MODELS,
        strict_math::UNARY,
        string::MODELS,
        system::MODELS,
        thread::MODELS,
        throwable::MODELS,
        vm::MODELS,
    ];
    tables.iter().chain(unsafe_memory::TABLES).for_each(|table| registry.add(table));
    [boxing::SYMBOLIC, class::SYMBOLIC, environment::ZONED, identity::ORDERED, inputs::SYMBOLIC]
        .iter()
        .for_each(|table| registry.add_symbolic(table));
    let heard = [environment::EXPLORING, identity::EXPLORING, caller::EXPLORING, streams::EXPLORING];
    text::TABLES.iter().chain(&heard).for_each(|table| registry.add_exploring(table));
    registry.add_telling(text::TELLING);
    registry.add_constants(environment::CONSTANTS);
    redirects::add_to(&mut registry);
    registry
}
