//! The stub classes of `jdk-stubs`, compiled by the build and embedded.

/// Internal name and bytes, sorted by name; made by `build.rs`.
static STUBS: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/stubs.rs"));

pub fn find(name: &str) -> Option<&'static [u8]> {
    STUBS.binary_search_by_key(&name, |(n, _)| n).ok().and_then(|i| STUBS.get(i)).map(|(_, bytes)| *bytes)
}
