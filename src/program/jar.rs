//! One jar: its directory read when opened, its classes when asked for.
//!
//! A jar is untrusted: what it announces is checked against limits before memory is reserved for it, and opening it
//! reads no more than a small multiple of its length.

use crate::classfile::descriptor::is_class_name;
use crate::util::InputError;
use crate::util::error::Result;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::rc::Rc;
use zip::ZipArchive;
use zip::result::ZipError;

/// No class that a JVM accepts comes near.
pub const LARGEST_CLASS: u64 = 64 << 20;
const LARGEST_MANIFEST: u64 = 4 << 20;
const MANIFEST: &str = "META-INF/MANIFEST.MF";
const RELEASES: &str = "META-INF/versions/";

pub struct Jar {
    path: Rc<Path>,
    archive: RefCell<ZipArchive<Window>>,
    /// `Class-Path` of the manifest, as written there.
    class_path: Vec<String>,
    /// Release folders of a multi-release jar that this run may use, newest first.
    releases: Vec<u16>,
}

impl Jar {
    /// Opens a jar for a Java release: multi-release jars may have classes for that one in particular.
    pub fn open(path: &Path, feature: u16) -> Result<Self> {
        let unreadable = |error: io::Error| InputError::file(path, format!("cannot be read: {error}"));
        let mut file = File::open(path).map_err(unreadable)?;
        let length = file.metadata().map_err(unreadable)?.len();
        let mut start = [0; 4];
        let read = file.read(&mut start).map_err(unreadable)?;
        // A jmod is a zip behind a header, but its classes are not where those of a jar are.
        if start.starts_with(b"JM\x01") {
            return Err(InputError::file(path, "a jmod cannot be on the class path; pass a JDK with --jdk"));
        }
        let window = Window::new(file, length);
        let allowance = window.allowance.clone();
        let archive = ZipArchive::new(window).map_err(|error| {
            InputError::file(
                path,
                match start.get(..read).unwrap_or_default() {
                    [] => "neither a folder nor a jar: the file is empty".to_owned(),
                    [0xca, 0xfe, 0xba, 0xbe] => {
                        "a single class file; give the folder in which its top package stands".to_owned()
                    }
                    [b'P', b'K', ..] => {
                        format!("a damaged jar ({}); build or download it again", reason(&error))
                    }
                    _ if path.extension().is_some_and(|extension| extension == "java") => {
                        "a Java source; compile it and give the folder of the classes".to_owned()
                    }
                    _ => format!("neither a folder nor a jar ({})", reason(&error)),
                },
            )
        })?;
        // The limit was for the search for the directory; from here on single classes are read.
        allowance.set(u64::MAX);
        let mut jar =
            Self { path: path.into(), archive: RefCell::new(archive), class_path: Vec::new(), releases: Vec::new() };
        let manifest = jar.manifest()?;
        jar.class_path = manifest.class_path;
        if manifest.multi_release {
            jar.releases = jar.releases_up_to(feature);
        }
        Ok(jar)
    }

    pub fn path(&self) -> &Rc<Path> {
        &self.path
    }

    /// What the manifest adds to the class path: space-separated relative URLs there, one string each here.
    pub fn class_path(&self) -> &[String] {
        &self.class_path
    }

    /// Its classes have signers.
    pub fn is_signed(&self) -> bool {
        let is_signature = |name: &str| {
            let file = name.strip_prefix("META-INF/").filter(|file| !file.contains('/'));
            file.is_some_and(|file| file.to_ascii_uppercase().ends_with(".SF"))
        };
        self.archive.borrow().file_names().any(is_signature)
    }

    /// The class and the name of its entry.
    pub fn read_class(&self, internal_name: &str) -> Result<Option<(String, Vec<u8>)>> {
        match self.entry_of(internal_name) {
            Some((index, entry)) => Ok(Some((entry, self.read(index, LARGEST_CLASS)?))),
            None => Ok(None),
        }
    }

    pub fn contains(&self, internal_name: &str) -> bool {
        self.entry_of(internal_name).is_some()
    }

    /// The content of a file in the jar, for the release that the jar is read for.
    pub fn read_file(&self, path: &str) -> Result<Option<Vec<u8>>> {
        let index = {
            let archive = self.archive.borrow();
            let mut releases = self.releases.iter().map(|release| format!("{RELEASES}{release}/{path}"));
            releases.find_map(|name| archive.index_for_name(&name)).or_else(|| archive.index_for_name(path))
        };
        index.map(|index| self.read(index, LARGEST_CLASS)).transpose()
    }

    /// Adds the internal names of all classes to `names`.
    pub fn list_classes(&self, names: &mut BTreeSet<String>) {
        let archive = self.archive.borrow();
        for entry in archive.file_names() {
            let Some(name) = entry.strip_suffix(".class") else { continue };
            let name = match name.strip_prefix(RELEASES).and_then(|rest| rest.split_once('/')) {
                Some((release, name)) => match release.parse() {
                    Ok(release) if self.releases.contains(&release) => name,
                    _ => continue,
                },
                None if name.starts_with("META-INF/") => continue,
                None => name,
            };
            if is_class_name(name) && !names.contains(name) {
                names.insert(name.to_owned());
            }
        }
    }

    fn entry_of(&self, internal_name: &str) -> Option<(usize, String)> {
        let archive = self.archive.borrow();
        let named = |name: String| archive.index_for_name(&name).map(|index| (index, name));
        self.releases
            .iter()
            .find_map(|release| named(format!("{RELEASES}{release}/{internal_name}.class")))
            .or_else(|| named(format!("{internal_name}.class")))
    }

    /// Reads an entry of at most `limit` bytes. Neither the size that the jar announces nor what the compressed data
    /// expands to is trusted.
    fn read(&self, index: usize, limit: u64) -> Result<Vec<u8>> {
        let mut archive = self.archive.borrow_mut();
        let name = archive.name_for_index(index).unwrap_or_default().to_owned();
        let bad = |what: String| InputError::file(&*self.path, format!("entry {name} {what}"));
        let damaged =
            |what: &dyn std::fmt::Display| bad(format!("is damaged ({what}); build or download the jar again"));
        let entry = archive.by_index(index).map_err(|error| match error {
            ZipError::UnsupportedArchive(what) => bad(format!("cannot be read: {what}")),
            other => damaged(&reason(&other)),
        })?;
        let size = entry.size();
        if size > limit {
            return Err(bad(format!("has {size} bytes; more than {limit} are not read")));
        }
        // Grows as data arrives: an announced size alone reserves little.
        let mut bytes = Vec::with_capacity(size.min(1 << 20) as usize);
        entry.take(size + 1).read_to_end(&mut bytes).map_err(|error| damaged(&error))?;
        if bytes.len() as u64 != size {
            return Err(damaged(&"its size is not the announced one"));
        }
        Ok(bytes)
    }

    fn manifest(&self) -> Result<Manifest> {
        let index = {
            let archive = self.archive.borrow();
            let by_name = archive.index_for_name(MANIFEST);
            by_name.or_else(|| archive.file_names().position(|name| name.eq_ignore_ascii_case(MANIFEST)))
        };
        match index {
            Some(index) => Ok(Manifest::parse(&String::from_utf8_lossy(&self.read(index, LARGEST_MANIFEST)?))),
            None => Ok(Manifest::default()),
        }
    }

    fn releases_up_to(&self, feature: u16) -> Vec<u16> {
        let archive = self.archive.borrow();
        let mut found = BTreeSet::new();
        for name in archive.file_names() {
            if let Some((release, _)) = name.strip_prefix(RELEASES).and_then(|rest| rest.split_once('/'))
                && let Ok(release) = release.parse()
                && (9..=feature).contains(&release)
            {
                found.insert(release);
            }
        }
        found.into_iter().rev().collect()
    }
}

impl std::fmt::Debug for Jar {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Jar").field("path", &self.path).finish_non_exhaustive()
    }
}

fn reason(error: &ZipError) -> String {
    match error {
        ZipError::Io(error) => error.to_string(),
        ZipError::InvalidArchive(what) => what.to_string(),
        other => other.to_string(),
    }
}

/// What a manifest says about loading classes.
#[derive(Debug, Default, PartialEq, Eq)]
struct Manifest {
    class_path: Vec<String>,
    multi_release: bool,
}

impl Manifest {
    /// Reads the main section, which ends at the first empty line. A line that starts with a space continues the one
    /// before it (lines have at most 72 bytes).
    fn parse(text: &str) -> Self {
        let mut manifest = Self::default();
        let mut line = String::new();
        for next in text.lines().chain([""]) {
            if let Some(rest) = next.strip_prefix(' ') {
                line.push_str(rest);
                continue;
            }
            if let Some((name, value)) = line.split_once(':') {
                let value = value.trim();
                if name.eq_ignore_ascii_case("Class-Path") {
                    manifest.class_path = value.split_ascii_whitespace().map(str::to_owned).collect();
                } else if name.eq_ignore_ascii_case("Multi-Release") {
                    manifest.multi_release = value.eq_ignore_ascii_case("true");
                }
            }
            if next.is_empty() {
                break;
            }
            line.clear();
            line.push_str(next);
        }
        manifest
    }
}

/// A file read through one buffer that survives seeking: the directory of a jar is read in thousands of small steps,
/// with a seek after each. Counts what it hands out, so that a file made of false directory ends cannot keep us busy.
struct Window {
    file: File,
    length: u64,
    position: u64,
    start: u64,
    buffer: Vec<u8>,
    /// Bytes that may still be handed out.
    allowance: Rc<Cell<u64>>,
}

impl Window {
    const SIZE: u64 = 32 << 10;

    fn new(file: File, length: u64) -> Self {
        let allowance = length.saturating_mul(8).saturating_add(1 << 20);
        Self { file, length, position: 0, start: 0, buffer: Vec::new(), allowance: Rc::new(Cell::new(allowance)) }
    }

    fn buffered(&self) -> &[u8] {
        let skip = self.position.checked_sub(self.start).and_then(|skip| usize::try_from(skip).ok());
        skip.and_then(|skip| self.buffer.get(skip..)).unwrap_or_default()
    }

    fn refill(&mut self) -> io::Result<()> {
        self.start = self.position;
        self.buffer.clear();
        self.file.seek(SeekFrom::Start(self.position))?;
        (&mut self.file).take(Self::SIZE).read_to_end(&mut self.buffer)?;
        Ok(())
    }
}

impl Read for Window {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.buffered().is_empty() && self.position < self.length {
            self.refill()?;
        }
        let mut source = self.buffered();
        let count = source.read(into)?;
        self.position += count as u64;
        let left = self.allowance.get().checked_sub(count as u64);
        self.allowance.set(left.ok_or_else(|| io::Error::other("its directory contradicts itself"))?);
        Ok(count)
    }
}

impl Seek for Window {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let target = match to {
            SeekFrom::Start(position) => Some(position),
            SeekFrom::End(distance) => self.length.checked_add_signed(distance),
            SeekFrom::Current(distance) => self.position.checked_add_signed(distance),
        };
        self.position = target.ok_or_else(|| io::Error::other("an offset lies before the start of the file"))?;
        Ok(self.position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn manifests() {
        let parsed = Manifest::parse(
            "Manifest-Version: 1.0\r\nclass-path: a.jar lib/b\r\n .jar\r\n  c.jar\r\nMulti-Release: TRUE \r\n\r\n\
             Name: x\r\nClass-Path: no.jar\r\n",
        );
        assert_eq!(parsed.class_path, ["a.jar", "lib/b.jar", "c.jar"]);
        assert!(parsed.multi_release);
        assert_eq!(Manifest::parse(""), Manifest::default());
        assert_eq!(Manifest::parse(" x\nMulti-Release: yes"), Manifest::default());
        assert!(Manifest::parse("Multi-Release: true").multi_release);
    }
}
