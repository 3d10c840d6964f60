//! Bytes by print, in a folder that several processes share.
//!
//! An entry is one file: a head that says what it is, the print that it was put under, a digest of the bytes, the bytes. It is
//! written beside its place and renamed, so a reader sees all of it or nothing, whoever ends when.
//!
//! Invariants:
//! - What is given is what was put under the same print. A file that is short, damaged, of another version or of something
//!   else is no entry; it is taken away.
//! - All entries together stay below a size: those that were not used for longest go. Processes that do so at the same time
//!   find less to do, nothing else.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime};

use super::print::Print;

/// Another format is another head.
const HEAD: &[u8; 16] = b"obligato-cache 1";
const HEAD_LENGTH: usize = HEAD.len() + 32 + 32;
/// The folder of entries below that of the cache, which may hold something of others.
pub const FOLDER: &str = "obligato-entries";
/// Files that are being written; what is older was left by a process that ended.
const PART: &str = ".part";
const STALE: Duration = Duration::from_secs(3600);
/// A note that says what the folder is to tools that make copies of disks.
const TAG: (&str, &str) = (
    "CACHEDIR.TAG",
    "Signature: 8a477f597d28d172789f06886806bc55\n# A cache of Obligato: `obligato cache clear` empties it.\n",
);

/// A cache in a folder.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
    /// Bytes of all entries.
    most: u64,
}

/// What there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holdings {
    pub entries: u64,
    pub bytes: u64,
}

struct Entry {
    path: PathBuf,
    bytes: u64,
    used: SystemTime,
}

impl Store {
    /// Nothing is made before something is put there.
    pub fn new(folder: &Path, most: u64) -> Self {
        Self { folder: folder.join(FOLDER), most }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    pub fn most(&self) -> u64 {
        self.most
    }

    /// What was put under this print.
    pub fn get(&self, print: &Print) -> Option<Vec<u8>> {
        let path = self.place(print);
        let mut bytes = Vec::new();
        let mut file = File::open(&path).ok()?;
        file.read_to_end(&mut bytes).ok()?;
        let head = bytes.get(..HEAD_LENGTH);
        let is_whole = head.is_some_and(|head| {
            let rest = bytes.get(HEAD_LENGTH..).unwrap_or_default();
            head.starts_with(HEAD)
                && head.get(16..48) == Some(print.bytes())
                && head.get(48..) == Some(Print::of(rest).bytes())
        });
        if !is_whole {
            let _ = fs::remove_file(&path);
            return None;
        }
        bytes.drain(..HEAD_LENGTH);
        // For the order in which entries go; who cannot write may still read.
        if let Ok(file) = File::options().append(true).open(&path) {
            let _ = file.set_modified(SystemTime::now());
        }
        Some(bytes)
    }

    /// Keeps the bytes. What is larger than all entries may be is not kept.
    pub fn put(&self, print: &Print, bytes: &[u8]) -> io::Result<()> {
        if (bytes.len() + HEAD_LENGTH) as u64 > self.most {
            return Ok(());
        }
        make_folder(&self.folder)?;
        let tag = self.folder.join(TAG.0);
        if !tag.exists() {
            fs::write(tag, TAG.1)?;
        }
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let part = self.folder.join(format!("{print}-{}-{number}{PART}", std::process::id()));
        let written = || -> io::Result<()> {
            let mut file = File::create(&part)?;
            file.write_all(HEAD)?;
            file.write_all(print.bytes())?;
            file.write_all(Print::of(bytes).bytes())?;
            file.write_all(bytes)?;
            drop(file);
            fs::rename(&part, self.place(print))
        };
        written().inspect_err(|_| _ = fs::remove_file(&part))?;
        self.shrink();
        Ok(())
    }

    /// Takes everything away that is ours, and says what that was.
    pub fn clear(&self) -> io::Result<Holdings> {
        let mut gone = Holdings::default();
        for entry in self.entries() {
            match fs::remove_file(&entry.path) {
                Ok(()) => gone = Holdings { entries: gone.entries + 1, bytes: gone.bytes + entry.bytes },
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error),
            }
        }
        self.parts().for_each(|path| _ = fs::remove_file(path));
        let _ = fs::remove_file(self.folder.join(TAG.0));
        // Only if nothing else is in it.
        let _ = fs::remove_dir(&self.folder);
        Ok(gone)
    }

    pub fn holdings(&self) -> Holdings {
        let add = |all: Holdings, entry: Entry| Holdings { entries: all.entries + 1, bytes: all.bytes + entry.bytes };
        self.entries().into_iter().fold(Holdings::default(), add)
    }

    fn place(&self, print: &Print) -> PathBuf {
        self.folder.join(print.to_string())
    }

    /// The files with the name of an entry.
    fn entries(&self) -> Vec<Entry> {
        let is_print = |name: &str| name.len() == 64 && name.bytes().all(|byte| byte.is_ascii_hexdigit());
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let files = files.filter(|file| file.file_name().to_str().is_some_and(is_print));
        let entry = |file: fs::DirEntry| {
            let about = file.metadata().ok().filter(fs::Metadata::is_file)?;
            let used = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            Some(Entry { path: file.path(), bytes: about.len(), used })
        };
        files.filter_map(entry).collect()
    }

    fn parts(&self) -> impl Iterator<Item = PathBuf> {
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten().map(|file| file.path());
        files.filter(|path| path.to_str().is_some_and(|name| name.ends_with(PART)))
    }

    /// The least recently used go until the rest is small enough.
    fn shrink(&self) {
        let now = SystemTime::now();
        let is_stale = |path: &PathBuf| {
            let changed = fs::metadata(path).and_then(|about| about.modified());
            changed.is_ok_and(|then| now.duration_since(then).is_ok_and(|age| age > STALE))
        };
        self.parts().filter(is_stale).for_each(|path| _ = fs::remove_file(path));
        let mut entries = self.entries();
        let mut bytes: u64 = entries.iter().map(|entry| entry.bytes).sum();
        entries.sort_by(|a, b| (a.used, &a.path).cmp(&(b.used, &b.path)));
        for entry in entries {
            if bytes <= self.most {
                return;
            }
            let _ = fs::remove_file(&entry.path);
            bytes -= entry.bytes;
        }
    }
}

/// What is learnt of a program is for its user's eyes.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::util::testing::TempFolder;

    fn print(number: u32) -> Print {
        Print::of(&number.to_le_bytes())
    }

    #[test]
    fn what_is_put_is_given() {
        let temp = TempFolder::new();
        let store = Store::new(temp.path(), 1 << 20);
        assert_eq!((store.get(&print(1)), store.holdings()), (None, Holdings::default()));
        for bytes in [&b""[..], b"x", &[7; 70_000]] {
            store.put(&print(1), bytes).unwrap();
            assert_eq!(store.get(&print(1)).as_deref(), Some(bytes));
            assert_eq!(store.get(&print(2)), None);
        }
        assert_eq!(store.holdings(), Holdings { entries: 1, bytes: 70_080 });
        // Clearing leaves what others put there.
        fs::write(store.folder().join("notes.txt"), "mine").unwrap();
        assert_eq!(store.clear().unwrap(), Holdings { entries: 1, bytes: 70_080 });
        assert_eq!((store.get(&print(1)), store.holdings()), (None, Holdings::default()));
        assert!(store.folder().join("notes.txt").is_file());
        assert_eq!(store.clear().unwrap(), Holdings::default());
    }

    /// Every byte counts: no damaged file, of any length, is an entry.
    #[test]
    fn damaged_files_are_no_entries() {
        let temp = TempFolder::new();
        let store = Store::new(temp.path(), 1 << 20);
        store.put(&print(1), b"an answer").unwrap();
        let place = store.place(&print(1));
        let whole = fs::read(&place).unwrap();
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 1;
            fs::write(&place, &damaged).unwrap();
            assert_eq!(store.get(&print(1)), None, "byte {at}");
            assert!(!place.exists());
            fs::write(&place, &whole[..at]).unwrap();
            assert_eq!(store.get(&print(1)), None, "length {at}");
        }
        fs::write(&place, [&whole[..], b"x"].concat()).unwrap();
        assert_eq!(store.get(&print(1)), None);
        // The entry of another print is none of this one.
        fs::write(&place, &whole).unwrap();
        fs::rename(&place, store.place(&print(2))).unwrap();
        assert_eq!(store.get(&print(2)), None);
        // Something that is no file at all.
        fs::create_dir_all(&place).unwrap();
        assert_eq!(store.get(&print(1)), None);
        assert!(store.put(&print(1), b"x").is_err());
        store.put(&print(3), b"x").unwrap();
        assert_eq!(store.get(&print(3)).as_deref(), Some(&b"x"[..]));
    }

    #[test]
    fn what_was_used_last_stays() {
        let temp = TempFolder::new();
        let store = Store::new(temp.path(), 1_000);
        let aged = |number: u32, seconds: u64| {
            let file = File::options().append(true).open(store.place(&print(number))).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(seconds)).unwrap();
        };
        for (number, age) in [(1, 30), (2, 20), (3, 10)] {
            store.put(&print(number), &[0; 200]).unwrap();
            aged(number, age);
        }
        // Used, so it is the newest now.
        assert!(store.get(&print(1)).is_some());
        store.put(&print(4), &[0; 200]).unwrap();
        let there: Vec<bool> = (1..=4).map(|number| store.place(&print(number)).exists()).collect();
        assert_eq!(there, [true, false, true, true]);
        assert!(store.holdings().bytes <= 1_000);
        store.put(&print(5), &[0; 2_000]).unwrap();
        assert_eq!(store.get(&print(5)), None);
        // What a process left half is not there, and goes in the end.
        let part = store.folder().join(format!("{}-1-0{PART}", print(6)));
        fs::write(&part, "half").unwrap();
        assert_eq!(store.get(&print(6)), None);
        File::options().append(true).open(&part).unwrap().set_modified(SystemTime::now() - STALE * 2).unwrap();
        store.put(&print(1), b"").unwrap();
        assert!(!part.exists());
    }

    /// Writers, readers and one that clears: whoever reads gets what was put, or nothing.
    #[test]
    fn many_at_once() {
        let temp = TempFolder::new();
        let store = Store::new(temp.path(), 5_000);
        let text = |number: u32| vec![number as u8; 100 + number as usize];
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for round in 0..200_u32 {
                        let number = round % 60;
                        store.put(&print(number), &text(number)).unwrap_or_default();
                        let other = (round * 7) % 60;
                        assert!(store.get(&print(other)).is_none_or(|bytes| bytes == text(other)));
                    }
                });
            }
            scope.spawn(|| (0..20).for_each(|_| _ = store.clear()));
        });
        store.put(&print(1), &text(1)).unwrap();
        assert!(store.holdings().bytes <= 5_000);
        assert_eq!(store.parts().count(), 0);
    }
}
