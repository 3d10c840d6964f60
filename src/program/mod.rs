//! Layer 2: class path and JDK to a resolved program.

pub mod classpath;
mod image;
pub mod jar;
pub mod jdk;

pub use classpath::{ClassPath, Found, Loaded, Origin};
pub use jdk::{Jdk, JdkClass};
