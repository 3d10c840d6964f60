//! Digests of what an answer depends on: texts, files, folders.
//!
//! Invariants:
//! - Every part is preceded by its length, so different sequences of parts are different inputs of the digest (SHA-256).
//! - A folder is all its files by name and content, in an order that no file system chooses; only folders that the asker
//!   names are left out. What cannot be read, or is too much, has no print: then nothing is kept and nothing is taken from the
//!   cache.

use std::collections::BTreeSet;
use std::fmt;
use std::fs::{self, File};
use std::hash::{Hash, Hasher};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Files and bytes of a folder beyond which it is none of classes or sources.
const MOST_FILES: usize = 100_000;
const MOST_BYTES: u64 = 1 << 30;
const DEEPEST: usize = 100;
const BLOCK: usize = 1 << 16;

/// A digest: equal only for equal parts in the same order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Print([u8; 32]);

impl Print {
    /// Of bytes alone.
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<Print> for String {
    fn from(print: Print) -> String {
        print.to_string()
    }
}

impl TryFrom<String> for Print {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        const WRONG: &str = "a print has 64 hexadecimal digits";
        if text.len() != 64 || !text.is_ascii() {
            return Err(WRONG);
        }
        let mut print = [0; 32];
        for (at, byte) in print.iter_mut().enumerate() {
            let digits = text.get(2 * at..2 * at + 2).unwrap_or_default();
            *byte = u8::from_str_radix(digits, 16).map_err(|_| WRONG)?;
        }
        Ok(Self(print))
    }
}

impl fmt::Display for Print {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Print {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Takes the parts of a print, one after the other.
#[derive(Clone, Default)]
pub struct Printer {
    digest: Sha256,
    /// When the files were changed whose content was taken.
    stamps: Sha256,
}

impl Printer {
    pub fn new(what: &str) -> Self {
        let mut printer = Self::default();
        printer.part(what.as_bytes());
        printer
    }

    pub fn part(&mut self, bytes: &[u8]) -> &mut Self {
        self.digest.update((bytes.len() as u64).to_le_bytes());
        self.digest.update(bytes);
        self
    }

    /// What derives `Hash`: the same within one build of this program, which a print with such parts has to name.
    pub fn value(&mut self, value: &impl Hash) -> &mut Self {
        let mut taker = Taker(Sha256::new());
        value.hash(&mut taker);
        self.part(&taker.0.finalize())
    }

    /// A file or folder with everything below it, by content; that there is none is a part as well. `without`: folders that
    /// do not count.
    pub fn content(&mut self, path: &Path, without: &dyn Fn(&Path) -> bool) -> io::Result<&mut Self> {
        match fs::metadata(path) {
            Ok(about) if about.is_dir() => self.tree(path, without),
            Ok(about) if about.is_file() => {
                self.part(b"file").file(path)?;
                Ok(self)
            }
            Ok(_) => Err(io::Error::other("neither a file nor a folder")),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(self.part(b"nothing")),
            Err(error) => Err(error),
        }
    }

    fn tree(&mut self, root: &Path, without: &dyn Fn(&Path) -> bool) -> io::Result<&mut Self> {
        self.part(b"folder");
        let files = files(root, without)?;
        let bytes: u64 = files.iter().filter_map(|(_, path)| fs::metadata(path).ok()).map(|about| about.len()).sum();
        if bytes > MOST_BYTES {
            return Err(io::Error::other("too much is in it"));
        }
        for (name, path) in &files {
            self.part(name.as_os_str().as_encoded_bytes()).file(path)?;
        }
        Ok(self.part(b"end"))
    }

    fn file(&mut self, path: &Path) -> io::Result<&mut Self> {
        let mut stamp = Printer::default();
        stamp.identity(path)?;
        self.stamps.update(stamp.print().bytes());
        Ok(self.part(&digest(path)?))
    }

    /// The file as the system knows it, without reading it: for what is large and only ever replaced as a whole, such as a
    /// JDK. Where there are no such marks it is read.
    pub fn identity(&mut self, path: &Path) -> io::Result<&mut Self> {
        let about = fs::metadata(path)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            let numbers = [about.dev(), about.ino(), about.len()];
            let times = [about.mtime(), about.mtime_nsec(), about.ctime(), about.ctime_nsec()];
            numbers.iter().for_each(|number| _ = self.part(&number.to_le_bytes()));
            times.iter().for_each(|time| _ = self.part(&time.to_le_bytes()));
            Ok(self)
        }
        #[cfg(not(unix))]
        {
            let _ = about;
            Ok(self.part(&digest(path)?))
        }
    }

    /// The identity of each file of a folder.
    pub fn identities(&mut self, root: &Path) -> io::Result<&mut Self> {
        for (name, path) in files(root, &|_| false)? {
            self.part(name.as_os_str().as_encoded_bytes()).identity(&path)?;
        }
        Ok(self.part(b"end"))
    }

    pub fn print(&self) -> Print {
        Print(self.digest.clone().finalize().into())
    }

    /// Another one if a file was written since, even if it is again what it was.
    pub fn stamps(&self) -> Print {
        Print(self.stamps.clone().finalize().into())
    }
}

/// `Hash` writes into a digest.
struct Taker(Sha256);

impl Hasher for Taker {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }
    /// Nobody asks: the digest is taken whole.
    fn finish(&self) -> u64 {
        0
    }
}

fn digest(path: &Path) -> io::Result<[u8; 32]> {
    let mut file = File::open(path)?;
    let (mut digest, mut block) = (Sha256::new(), vec![0; BLOCK]);
    loop {
        match file.read(&mut block)? {
            0 => return Ok(digest.finalize().into()),
            count => digest.update(block.get(..count).unwrap_or_default()),
        }
    }
}

/// The regular files below a folder with their names from there, sorted. Links are followed, each folder once.
fn files(root: &Path, without: &dyn Fn(&Path) -> bool) -> io::Result<BTreeSet<(PathBuf, PathBuf)>> {
    let (mut found, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let mut folders = vec![(root.to_path_buf(), PathBuf::new(), 0)];
    while let Some((folder, name, depth)) = folders.pop() {
        if !seen.insert(folder.canonicalize()?) {
            continue;
        }
        if depth > DEEPEST {
            return Err(io::Error::other("too deep"));
        }
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            let (path, name) = (entry.path(), name.join(entry.file_name()));
            match fs::metadata(&path) {
                Ok(about) if about.is_dir() && without(&path) => {}
                Ok(about) if about.is_dir() => folders.push((path, name, depth + 1)),
                Ok(about) if about.is_file() => _ = found.insert((name, path)),
                // A link that leads nowhere, a pipe: nobody reads classes from there.
                _ => {}
            }
            if found.len() > MOST_FILES {
                return Err(io::Error::other("too many files are in it"));
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::util::testing::TempFolder;

    fn of(path: &Path) -> Print {
        let mut printer = Printer::new("test");
        printer.content(path, &|folder| folder.ends_with(".git")).unwrap();
        printer.print()
    }

    #[test]
    fn parts_are_kept_apart() {
        let print = |parts: &[&str]| {
            let mut printer = Printer::new("test");
            parts.iter().for_each(|part| _ = printer.part(part.as_bytes()));
            printer.print()
        };
        let all = [print(&[]), print(&[""]), print(&["ab", "c"]), print(&["a", "bc"]), print(&["abc"])];
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
        assert_eq!(print(&["ab", "c"]), print(&["ab", "c"]));
        assert_eq!(Print::of(b"abc").to_string().get(..8), Some("ba7816bf"));
        assert_eq!(Print::try_from(Print::of(b"abc").to_string()), Ok(Print::of(b"abc")));
        assert!(Print::try_from("g".repeat(64)).is_err() && Print::try_from(String::new()).is_err());
    }

    /// Each change of a folder gives another print, and taking it back gives the first.
    #[test]
    fn folders_by_content() {
        let temp = TempFolder::new();
        let root = temp.folder("classes");
        let first = of(&root);
        temp.write("classes/a/B.class", "one");
        let second = of(&root);
        let mut prints = BTreeSet::from([first, second, of(&temp.path().join("none"))]);
        for (name, text) in [("a/B.class", "two"), ("a/C.class", "one"), ("b/B.class", "one"), ("a/B.class", "")] {
            temp.write(&format!("classes/{name}"), text);
            assert!(prints.insert(of(&root)), "{name}: {text}");
        }
        fs::remove_file(root.join("a/C.class")).unwrap();
        fs::remove_file(root.join("b/B.class")).unwrap();
        temp.write("classes/a/B.class", "one");
        assert_eq!(of(&root), second);
        // The same elsewhere is the same.
        temp.write("copy/a/B.class", "one");
        assert_eq!(of(&temp.path().join("copy")), second);
        temp.write("copy/.git/index", "one");
        assert_eq!(of(&temp.path().join("copy")), second);
    }

    #[cfg(unix)]
    #[test]
    fn what_was_changed_and_changed_back() {
        let temp = TempFolder::new();
        let file = temp.write("classes/A.class", "one");
        let look = || {
            let mut printer = Printer::new("test");
            printer.content(&temp.path().join("classes"), &|_| false).unwrap();
            (printer.print(), printer.stamps())
        };
        let first = look();
        assert_eq!(look(), first);
        // Times of files are coarser than those of clocks.
        std::thread::sleep(std::time::Duration::from_millis(30));
        fs::write(&file, "two").unwrap();
        fs::write(&file, "one").unwrap();
        let (print, stamps) = look();
        assert!(print == first.0 && stamps != first.1);
    }

    #[cfg(unix)]
    #[test]
    fn identities_and_links() {
        let temp = TempFolder::new();
        let file = temp.write("home/lib/modules", "one");
        let print = || {
            let mut printer = Printer::new("test");
            printer.identities(&temp.path().join("home")).unwrap();
            printer.print()
        };
        let first = print();
        assert_eq!(print(), first);
        // Replaced by the same content: another file.
        let other = temp.write("other", "one");
        fs::rename(other, &file).unwrap();
        assert_ne!(print(), first);
        // A folder that contains itself, and a link that leads nowhere, have an end.
        std::os::unix::fs::symlink(temp.path().join("home"), temp.path().join("home/again")).unwrap();
        std::os::unix::fs::symlink("nowhere", temp.path().join("home/gone")).unwrap();
        print();
        of(&temp.path().join("home"));
    }
}
