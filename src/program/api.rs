//! The driver API as a library for users' builds: a small jar of the classes that `build.rs` compiled from
//! `jdk-stubs/api`, and whether a program needs it.
//!
//! In the VM the API is a stub, found before the class path, so programs that call it run with or without the jar. On a JVM
//! they need it: our own runs there bring the classes along (`testgen::junit`), the user's build has to be told.

use std::io::{Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::Program;
use super::stubs::{API_CLASS, api_classes};
use crate::classfile::access;

/// The file that `obligato api` writes.
pub const JAR: &str = "obligato-api.jar";
/// What the API rests on: its methods are native in the classes that only the VM can run.
const ENGINE: &str = "obligato/Engine";
const MANIFEST: &str = "Manifest-Version: 1.0\r\nAutomatic-Module-Name: obligato.api\r\nImplementation-Title: Obligato \
                        driver API\r\n\r\n";

/// The bytes of the jar: always the same, as the times in it are.
pub fn jar() -> Result<Vec<u8>, String> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(zip::DateTime::default());
    let mut add = |name: &str, bytes: &[u8]| {
        writer.start_file(name, options).map_err(|e| e.to_string())?;
        writer.write_all(bytes).map_err(|e| e.to_string())
    };
    add("META-INF/MANIFEST.MF", MANIFEST.as_bytes())?;
    for (name, bytes) in api_classes() {
        add(&format!("{name}.class"), bytes)?;
    }
    writer.finish().map(Cursor::into_inner).map_err(|e| e.to_string())
}

impl Program {
    /// What to tell the user if the program calls the driver API and its class path has no such classes that work on a JVM.
    pub fn wants_api(&self) -> Option<String> {
        self.loaded(API_CLASS)?;
        let there = self.classpath().load(ENGINE).ok().flatten();
        let works = there.is_some_and(|loaded| loaded.class.methods.iter().all(|m| m.access & access::NATIVE == 0));
        (!works).then(|| {
            format!(
                "the program calls obligato.Obligato, which is not on the class path: our own runs bring it along, your \
                 build needs it too: `obligato api --out DIR` writes {JAR}"
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn the_jar_has_the_classes_and_is_always_the_same() {
        let bytes = jar().unwrap();
        assert_eq!(bytes, jar().unwrap());
        let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
        let mut names: Vec<String> = archive.file_names().map(str::to_string).collect();
        names.sort();
        let classes =
            ["AssumptionFailed", "Engine", "Obligato", "StandsFor"].map(|name| format!("obligato/{name}.class"));
        assert_eq!(names[1..], classes);
        // Java 8 reads them.
        let mut class = Vec::new();
        archive.by_name("obligato/Obligato.class").unwrap().read_to_end(&mut class).unwrap();
        assert_eq!(class[6..8], [0, 52]);
    }
}
