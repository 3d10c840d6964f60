//! Models: Rust code that stands for methods of the library.
//!
//! `java.io.File.exists` ends in a native method, which would end the path. With this model no file exists.

use obligato::interp::model::Registry;
use obligato::interp::{Config, Model, Reply, Vm};
use obligato::program::{ClassPath, Jdk, Program};
use obligato::util::InputError;
use obligato::util::error::Result;

/// By class, name and descriptor; the argument's type changed in Java 21.
pub const MODELS: &[(&str, Model)] = &[
    ("java/io/UnixFileSystem.getBooleanAttributes0(Ljava/io/File;)I", |_| Ok(Reply::int(0))),
    ("java/io/UnixFileSystem.getBooleanAttributes0(Ljava/lang/String;)I", |_| Ok(Reply::int(0))),
];

/// All models of Obligato, and these.
pub fn registry() -> Registry {
    let mut registry = obligato::models::registry();
    registry.add(MODELS);
    registry
}

/// A virtual machine that has them.
pub fn machine(classpath: &str, exploring: bool) -> Result<Vm> {
    let jdk = Jdk::locate(None)?;
    let classpath = ClassPath::open(classpath, jdk.feature())?;
    let config = Config { assertions: true, exploring, max_depth: 3_000, ..Config::default() };
    let vm = Vm::new(Program::new(jdk, classpath), config, registry());
    vm.map_err(|error| InputError::usage(format!("the JDK's core classes cannot be read: {}", error.message)))
}
