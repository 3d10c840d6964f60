//! The classes of `jdk-stubs`, compiled by the build and embedded.

/// What takes the place of JDK classes, and the driver API. Internal name and bytes, sorted by name; made by `build.rs`.
static STUBS: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/stubs.rs"));
/// The driver API over recorded values, for replay.
static REPLAY: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/replay.rs"));

/// Stand-ins for JUnit on a real JVM, and a runner.
static JUNIT: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/junit.rs"));

pub fn find(name: &str) -> Option<&'static [u8]> {
    STUBS.binary_search_by_key(&name, |(n, _)| n).ok().and_then(|i| STUBS.get(i)).map(|(_, bytes)| *bytes)
}

pub fn find_replay(name: &str) -> Option<&'static [u8]> {
    REPLAY.binary_search_by_key(&name, |(n, _)| n).ok().and_then(|i| REPLAY.get(i)).map(|(_, bytes)| *bytes)
}

/// All classes that a real JVM needs for a replay: internal names and bytes.
pub fn replay_classes() -> &'static [(&'static str, &'static [u8])] {
    REPLAY
}

/// All classes that a real JVM needs to run generated tests: internal names and bytes.
pub fn junit_classes() -> &'static [(&'static str, &'static [u8])] {
    JUNIT
}

/// The driver API for users' builds.
static API: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/api.rs"));
/// The class of the driver API that programs call.
pub const API_CLASS: &str = "obligato/Obligato";

/// All classes that a program that calls the driver API needs on a plain JVM: internal names and bytes.
pub fn api_classes() -> &'static [(&'static str, &'static [u8])] {
    API
}
