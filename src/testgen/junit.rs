//! Compiles written tests with the JDK's javac and runs them on its JVM, with small stand-ins for the JUnit API.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::write::JavaFile;
use crate::program::Jdk;

/// What a test did on the JVM.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OnJvm {
    Passed,
    Failed(String),
    NotRun(String),
}

/// Compiles and runs all tests until `until` or until `stop` is set; the answers are by the number of the case.
pub fn run_on_jvm(_jdk: &Jdk, _classpath: &str, files: &[JavaFile], _until: Instant, _stop: &AtomicBool) -> Vec<OnJvm> {
    let cases = files.iter().flat_map(|f| &f.tests).map(|(case, ..)| case + 1).max().unwrap_or(0);
    vec![OnJvm::NotRun("not built yet".into()); cases]
}
