//! Layer 8: from paths to tests. `jvm` replays an input on a real JVM; `keep` writes it down for later; `files` has the
//! class files that both need.

mod files;
pub mod jvm;
pub mod keep;
pub mod suite;
