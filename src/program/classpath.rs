//! The class path: folders and jars, searched in order, as `java -classpath` does it.
//!
//! Nothing is read that nobody asked for: opening reads the directories of the jars, finding reads one class.

use super::jar::{Jar, LARGEST_CLASS};
use crate::classfile::descriptor::is_class_name;
use crate::classfile::{self, ClassFile};
use crate::util::InputError;
use crate::util::error::Result;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Entries beyond this are a mistake or malice (a wildcard or `Class-Path` that leads everywhere).
const MOST_ENTRIES: usize = 10_000;
/// Files visited when all classes are listed; more means that the folder is not one of classes.
const MOST_FILES: usize = 1_000_000;
const DEEPEST_FOLDER: usize = 100;

/// Classes that stand for those of the same internal name: the same with labels, say.
pub type Replaced = BTreeMap<String, Vec<u8>>;

#[derive(Debug)]
pub struct ClassPath {
    entries: Vec<Entry>,
    missing: Vec<PathBuf>,
    replaced: Replaced,
    /// What [`ClassPath::contains`] has answered: every test asks for the same names.
    asked: RefCell<HashMap<String, bool>>,
}

#[derive(Debug)]
enum Entry {
    Folder(Rc<Path>),
    Jar(Jar),
}

/// The bytes of a class and where they came from.
#[derive(Debug, Clone)]
pub struct Found {
    pub bytes: Vec<u8>,
    pub origin: Origin,
}

/// A parsed class and where it came from.
#[derive(Debug, Clone)]
pub struct Loaded {
    pub class: ClassFile,
    pub origin: Origin,
}

/// Where a class was found, for messages: `lib/util.jar!/a/B.class` or `classes/a/B.class`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// The folder or jar of the class path.
    pub container: Rc<Path>,
    /// The name of the class file in it, with `/` as separator.
    pub entry: String,
    pub in_jar: bool,
}

impl Origin {
    /// The class file as a path; that of a class in a jar does not exist and is for messages only.
    pub fn path(&self) -> PathBuf {
        if self.in_jar { PathBuf::from(self.to_string()) } else { self.container.join(&self.entry) }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.in_jar {
            write!(f, "{}!/{}", self.container.display(), self.entry)
        } else {
            write!(f, "{}", self.container.join(&self.entry).display())
        }
    }
}

impl ClassPath {
    /// Opens a class path in the notation of `java -classpath`: folders, jars and `folder/*` for all jars in a folder,
    /// separated by `:` (`;` on Windows); an empty element is the current folder. `feature` is the Java release that
    /// multi-release jars are read for.
    pub fn open(spec: &str, feature: u16) -> Result<Self> {
        let mut builder = Builder { feature, entries: Vec::new(), missing: Vec::new(), seen: BTreeSet::new() };
        for element in std::env::split_paths(spec) {
            builder.element(&element)?;
        }
        let (entries, missing) = (builder.entries, builder.missing);
        Ok(Self { entries, missing, replaced: Replaced::new(), asked: RefCell::default() })
    }

    /// The same with other bytes for some of its classes.
    pub fn with(self, replaced: Replaced) -> Self {
        Self { replaced, ..self }
    }

    /// What was named but does not exist. `java` ignores such entries; so do we, but the user should hear of it.
    pub fn missing(&self) -> &[PathBuf] {
        &self.missing
    }

    /// The folders and jars that are searched, in order.
    pub fn containers(&self) -> impl Iterator<Item = &Path> {
        self.entries.iter().map(|entry| match entry {
            Entry::Folder(path) => &**path,
            Entry::Jar(jar) => jar.path(),
        })
    }

    /// The jars that are signed: a JVM takes no class of others, such as a test, into their packages.
    pub fn signed(&self) -> impl Iterator<Item = &Path> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Jar(jar) if jar.is_signed() => Some(&**jar.path()),
            _ => None,
        })
    }

    /// The first class file for this internal name (`a/b/C`). Whether it holds that class is for `load` to say.
    pub fn find(&self, internal_name: &str) -> Result<Option<Found>> {
        // Also keeps a hostile name from leading out of the folder.
        if !is_class_name(internal_name) {
            return Ok(None);
        }
        for entry in &self.entries {
            let found = match entry {
                Entry::Folder(path) => find_in_folder(path, internal_name)?,
                Entry::Jar(jar) => jar.read_class(internal_name)?.map(|(entry, bytes)| Found {
                    bytes,
                    origin: Origin { container: jar.path().clone(), entry, in_jar: true },
                }),
            };
            if let Some(found) = found {
                let bytes = self.replaced.get(internal_name).cloned().unwrap_or(found.bytes);
                return Ok(Some(Found { bytes, ..found }));
            }
        }
        Ok(None)
    }

    /// Finds and parses a class. A file that is no class, or holds another class than its place says, is an error that
    /// tells so.
    pub fn load(&self, internal_name: &str) -> Result<Option<Loaded>> {
        let Some(Found { bytes, origin }) = self.find(internal_name)? else { return Ok(None) };
        let class = classfile::parse(&bytes)
            .map_err(|error| InputError::file(origin.path(), format!("not a valid class file: {error}")))?;
        if &*class.name != internal_name {
            return Err(InputError::file(origin.path(), wrong_name(internal_name, &class.name, &origin)));
        }
        Ok(Some(Loaded { class, origin }))
    }

    /// The contents of the files with this path (`a/b.txt`) in the folders and jars, in their order. A path that leads out
    /// of a folder names nothing.
    pub fn resources(&self, path: &str) -> Result<Vec<Vec<u8>>> {
        let plain = |part: &str| !matches!(part, "" | "." | "..") && !part.contains(['\\', '\0', ':']);
        if !path.split('/').all(plain) {
            return Ok(Vec::new());
        }
        let mut found = Vec::new();
        for entry in &self.entries {
            match entry {
                Entry::Jar(jar) => found.extend(jar.read_file(path)?),
                Entry::Folder(folder) => {
                    let file = folder.join(path);
                    if fs::metadata(&file).is_ok_and(|kind| kind.is_file() && kind.len() <= LARGEST_CLASS) {
                        let unreadable = |error| InputError::file(&file, format!("cannot be read: {error}"));
                        found.push(fs::read(&file).map_err(unreadable)?);
                    }
                }
            }
        }
        Ok(found)
    }

    /// Whether there is a class file for this internal name.
    pub fn contains(&self, internal_name: &str) -> bool {
        if let Some(answer) = self.asked.borrow().get(internal_name) {
            return *answer;
        }
        let answer = is_class_name(internal_name)
            && self.entries.iter().any(|entry| match entry {
                Entry::Folder(path) => path.join(format!("{internal_name}.class")).is_file(),
                Entry::Jar(jar) => jar.contains(internal_name),
            });
        self.asked.borrow_mut().insert(internal_name.to_string(), answer);
        answer
    }

    /// The internal names of all classes, sorted, by the names of their files. Descriptors of modules and packages are
    /// left out: there is no code in them.
    pub fn classes(&self) -> Result<Vec<String>> {
        let mut names = BTreeSet::new();
        for entry in &self.entries {
            match entry {
                Entry::Folder(path) => list_folder(path, &mut names)?,
                Entry::Jar(jar) => jar.list_classes(&mut names),
            }
        }
        names.retain(|name| !matches!(name.rsplit('/').next(), Some("module-info" | "package-info")));
        Ok(names.into_iter().collect())
    }

    /// Classes that the user may have meant by a name that was not found: the same but for upper and lower case, or the
    /// same simple name in another package. Sorted.
    pub fn similar(&self, internal_name: &str) -> Result<Vec<String>> {
        let simple = |name: &str| name.rsplit('/').next().unwrap_or_default().to_lowercase();
        let wanted = simple(internal_name);
        Ok(self.classes()?.into_iter().filter(|name| simple(name) == wanted).collect())
    }
}

struct Builder {
    feature: u16,
    entries: Vec<Entry>,
    missing: Vec<PathBuf>,
    /// Canonical paths: an entry that comes twice is searched once.
    seen: BTreeSet<PathBuf>,
}

impl Builder {
    fn element(&mut self, element: &Path) -> Result<()> {
        if element.as_os_str().is_empty() {
            return self.entry(Path::new("."));
        }
        if element.file_name().is_none_or(|name| name != "*") {
            if !self.exists(element)? {
                self.missing.push(element.to_owned());
                return Ok(());
            }
            return self.entry(element);
        }
        let folder = match element.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        if !folder.is_dir() {
            self.missing.push(element.to_owned());
            return Ok(());
        }
        let unreadable = |error: io::Error| InputError::file(folder, format!("cannot be listed: {error}"));
        let mut jars = Vec::new();
        for file in fs::read_dir(folder).map_err(unreadable)? {
            let path = file.map_err(unreadable)?.path();
            if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("jar")) {
                jars.push(path);
            }
        }
        // `java` leaves the order open; ours must not depend on the file system.
        jars.sort();
        jars.iter().try_for_each(|jar| self.entry(jar))
    }

    fn exists(&self, path: &Path) -> Result<bool> {
        path.try_exists().map_err(|error| InputError::file(path, format!("cannot be read: {error}")))
    }

    /// Adds a folder or jar that exists, and what the manifest of a jar names right behind it. The manifests are
    /// followed with a stack of our own, so a long chain of jars costs no recursion.
    fn entry(&mut self, path: &Path) -> Result<()> {
        let mut todo = vec![(path.to_owned(), None::<Rc<Path>>)];
        while let Some((path, named_by)) = todo.pop() {
            let because = |error: InputError| match (error, &named_by) {
                (InputError::File { file, what }, Some(jar)) => {
                    InputError::file(file, format!("{what} (named by the Class-Path of {})", jar.display()))
                }
                (error, _) => error,
            };
            let unreadable = |error: io::Error| InputError::file(&path, format!("cannot be read: {error}"));
            if !self.seen.insert(path.canonicalize().map_err(unreadable).map_err(because)?) {
                continue;
            }
            if self.entries.len() >= MOST_ENTRIES {
                return Err(InputError::file(&path, format!("the class path has more than {MOST_ENTRIES} entries")));
            }
            let kind = fs::metadata(&path).map_err(unreadable).map_err(because)?;
            if kind.is_dir() {
                self.entries.push(Entry::Folder(path.into()));
                continue;
            }
            if !kind.is_file() {
                return Err(because(InputError::file(&path, "neither a folder nor a jar")));
            }
            let jar = Jar::open(&path, self.feature).map_err(because)?;
            // The first one named must be on top of the stack. What does not exist is ignored, as `java` does.
            for named in jar.class_path().iter().rev() {
                if let Some(target) = relative_to(&path, named).filter(|target| target.exists()) {
                    todo.push((target, Some(jar.path().clone())));
                }
            }
            self.entries.push(Entry::Jar(jar));
        }
        Ok(())
    }
}

/// The file that an element of `Class-Path`, a URL relative to the jar, names; None if it is not a file.
fn relative_to(jar: &Path, url: &str) -> Option<PathBuf> {
    let path = match url.split_once(':') {
        Some(("file", path)) => path.strip_prefix("//").unwrap_or(path),
        Some(_) => return None,
        None => url,
    };
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let hex = |digit: Option<u8>| char::from(digit?).to_digit(16);
            u8::try_from(hex(rest.next())? * 16 + hex(rest.next())?).ok()?
        } else {
            byte
        });
    }
    let path = String::from_utf8(bytes).ok()?;
    Some(jar.parent()?.join(path))
}

fn find_in_folder(folder: &Rc<Path>, internal_name: &str) -> Result<Option<Found>> {
    let entry = format!("{internal_name}.class");
    let path = folder.join(&entry);
    let unreadable = |error: io::Error| InputError::file(&path, format!("cannot be read: {error}"));
    // Looked at before it is opened: opening a pipe waits for somebody to write.
    let kind = match fs::metadata(&path) {
        Ok(kind) if kind.is_file() => kind,
        Ok(_) => return Ok(None),
        Err(error) if is_absence(&error) => return Ok(None),
        Err(error) => return Err(unreadable(error)),
    };
    let file = File::open(&path).map_err(unreadable)?;
    if kind.len() > LARGEST_CLASS {
        let what = format!("has {} bytes; a class file of more than {LARGEST_CLASS} is not read", kind.len());
        return Err(InputError::file(&path, what));
    }
    let mut bytes = Vec::with_capacity(kind.len() as usize);
    file.take(LARGEST_CLASS).read_to_end(&mut bytes).map_err(unreadable)?;
    Ok(Some(Found { bytes, origin: Origin { container: folder.clone(), entry, in_jar: false } }))
}

/// Errors that say that there is no such file: a class name may be one that no file can have.
fn is_absence(error: &io::Error) -> bool {
    use io::ErrorKind::*;
    matches!(error.kind(), NotFound | NotADirectory | InvalidFilename | InvalidInput)
}

/// Adds the internal names of the classes in a folder.
fn list_folder(root: &Path, names: &mut BTreeSet<String>) -> Result<()> {
    let real_root = root.canonicalize().unwrap_or_else(|_| root.to_owned());
    let mut followed = BTreeSet::new();
    let mut visited = 0;
    let mut todo = vec![(root.to_owned(), String::new(), 0)];
    while let Some((folder, prefix, depth)) = todo.pop() {
        let unreadable = |error: io::Error| InputError::file(&folder, format!("cannot be listed: {error}"));
        for file in fs::read_dir(&folder).map_err(unreadable)? {
            let file = file.map_err(unreadable)?;
            visited += 1;
            if visited > MOST_FILES {
                let what = format!("holds more than {MOST_FILES} files; give the folder of the classes alone");
                return Err(InputError::file(root, what));
            }
            // A name that is no text names no class either.
            let Some(name) = file.file_name().to_str().map(|name| format!("{prefix}{name}")) else { continue };
            if let Some(class) = name.strip_suffix(".class") {
                let regular =
                    file.file_type().is_ok_and(|kind| kind.is_file() || kind.is_symlink() && file.path().is_file());
                if regular && is_class_name(class) {
                    names.insert(class.to_owned());
                }
                continue;
            }
            let path = file.path();
            if depth >= DEEPEST_FOLDER || !is_class_name(&name) || name == "META-INF" || !path.is_dir() {
                continue;
            }
            if path.is_symlink() {
                // Links are followed, but not back into what is listed anyway, and each target once: no cycles.
                let Ok(target) = path.canonicalize() else { continue };
                if target.starts_with(&real_root) || real_root.starts_with(&target) || !followed.insert(target) {
                    continue;
                }
            }
            todo.push((path, format!("{name}/"), depth + 1));
        }
    }
    Ok(())
}

/// Why a class that was found under `wanted` but calls itself `actual` is there, and what to do.
fn wrong_name(wanted: &str, actual: &str, origin: &Origin) -> String {
    let (wanted_java, actual_java) = (wanted.replace('/', "."), actual.replace('/', "."));
    let what = format!("holds the class {actual_java}, not {wanted_java}");
    if wanted.eq_ignore_ascii_case(actual) {
        return format!("{what}: names of classes are case-sensitive");
    }
    // The folder of a package was given instead of the root: `classes/a/b` for the class a.b.C.
    let above = actual.strip_suffix(wanted).and_then(|package| package.strip_suffix('/'));
    if let Some(package) = above
        && !origin.in_jar
    {
        let levels = package.split('/').count();
        if origin.container.ends_with(package)
            && let Some(root) = origin.container.ancestors().nth(levels).filter(|root| !root.as_os_str().is_empty())
        {
            return format!("{what}; put {} on the class path and ask for {actual_java}", root.display());
        }
        return format!("{what}; the class path must hold the folder above that of its top package");
    }
    format!("{what}; move the file to the folder of its package, or compile it again")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classfile::testing::minimal;
    use crate::util::testing::TempFolder;
    use std::io::{Cursor, Write};
    use zip::write::{SimpleFileOptions, ZipWriter};

    /// A jar with these entries; names that end in `.class` hold the class of that name, unless content is given.
    fn jar(entries: &[(&str, &str)]) -> Vec<u8> {
        let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, content) in entries {
            writer.start_file(*name, SimpleFileOptions::default()).unwrap();
            match name.strip_suffix(".class") {
                Some(class) if content.is_empty() => writer.write_all(&minimal(class)).unwrap(),
                _ => writer.write_all(content.as_bytes()).unwrap(),
            }
        }
        writer.finish().unwrap().into_inner()
    }

    fn open(spec: &Path) -> Result<ClassPath> {
        ClassPath::open(spec.to_str().unwrap(), 17)
    }

    fn error_of(result: Result<impl Sized>) -> String {
        result.err().map(|error| error.to_string()).expect("an error")
    }

    #[test]
    fn resources_of_folders_and_jars() {
        let temp = TempFolder::new();
        temp.write("classes/a/x.txt", "folder");
        temp.write("secret.txt", "secret");
        temp.write("lib.jar", jar(&[("a/x.txt", "jar"), ("y.txt", "y")]));
        let root = temp.path().display();
        let path = ClassPath::open(&format!("{root}/classes:{root}/lib.jar"), 17).unwrap();
        let found = |name: &str| path.resources(name).unwrap().into_iter().map(|b| String::from_utf8(b).unwrap());
        assert_eq!(found("a/x.txt").collect::<Vec<_>>(), ["folder", "jar"]);
        assert_eq!(found("y.txt").collect::<Vec<_>>(), ["y"]);
        let absolute = format!("{root}/secret.txt");
        for name in ["", "a", "z.txt", "../secret.txt", "a/../../secret.txt", "./a/x.txt", "a//x.txt", &absolute] {
            assert_eq!(found(name).count(), 0, "{name}");
        }
    }

    #[test]
    fn signed_jars() {
        let temp = TempFolder::new();
        temp.write("plain.jar", jar(&[("a/B.class", ""), ("META-INF/x/A.SF", ""), ("A.SF", "")]));
        temp.write("signed.jar", jar(&[("META-INF/a.sf", ""), ("META-INF/A.RSA", ""), ("a/C.class", "")]));
        let root = temp.path().display();
        let path = ClassPath::open(&format!("{root}:{root}/plain.jar:{root}/signed.jar"), 17).unwrap();
        let found: Vec<&Path> = path.signed().collect();
        assert_eq!(found, [temp.path().join("signed.jar")]);
    }

    #[test]
    fn folders_and_jars_in_order() {
        let temp = TempFolder::new();
        temp.write("classes/a/B.class", minimal("a/B"));
        temp.write("classes/a/B$1.class", minimal("a/B$1"));
        temp.write("classes/a/package-info.class", minimal("a/package-info"));
        temp.write("classes/META-INF/versions/9/a/X.class", minimal("a/X"));
        temp.write("classes/a.b/Y.class", minimal("Y"));
        temp.write("classes/readme.txt", "");
        temp.write("lib.jar", jar(&[("a/B.class", ""), ("a/C.class", ""), ("META-INF/x.class", "x"), ("d/", "")]));
        let root = temp.path().display();
        let path = ClassPath::open(&format!("{root}/classes:{root}/none:{root}/lib.jar:{root}/lib.jar"), 17).unwrap();
        assert_eq!(path.classes().unwrap(), ["a/B", "a/B$1", "a/C"]);
        assert_eq!(path.missing(), [temp.path().join("none")]);
        assert_eq!(path.containers().count(), 2);
        let origin = |name| path.load(name).unwrap().unwrap().origin.to_string();
        assert_eq!(origin("a/B"), format!("{root}/classes/a/B.class"));
        assert_eq!(origin("a/C"), format!("{root}/lib.jar!/a/C.class"));
        assert!(path.contains("a/B") && path.contains("a/C") && !path.contains("a/D"));
        assert!(path.find("a/D").unwrap().is_none());
        // No name leads out of the folder, and no odd name is more than absent.
        for name in ["../classes/a/B", "/etc/passwd", "", "a/B/C", "a\0b", &"x".repeat(9999)] {
            assert!(path.find(name).unwrap().is_none(), "{name:?}");
            assert!(!path.contains(name));
        }
        assert_eq!(path.similar("x/c").unwrap(), ["a/C"]);
    }

    /// Reading a pipe that nobody writes to would never end.
    #[cfg(unix)]
    #[test]
    fn only_regular_files_are_classes() {
        let temp = TempFolder::new();
        temp.write("classes/A.class", minimal("A"));
        let pipe = temp.path().join("classes/B.class");
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        std::os::unix::fs::symlink(&pipe, temp.path().join("classes/C.class")).unwrap();
        std::os::unix::fs::symlink(temp.path().join("classes/A.class"), temp.path().join("classes/D.class")).unwrap();
        let path = open(&temp.path().join("classes")).unwrap();
        assert_eq!(path.classes().unwrap(), ["A", "D"]);
        assert!(path.find("B").unwrap().is_none() && path.find("C").unwrap().is_none());
        assert!(path.find("D").unwrap().is_some() && !path.contains("B"));
    }

    #[test]
    fn wildcards_and_the_empty_element() {
        let temp = TempFolder::new();
        temp.write("lib/b.jar", jar(&[("B.class", "")]));
        temp.write("lib/a.JAR", jar(&[("A.class", ""), ("B.class", "")]));
        temp.write("lib/c.txt", "no jar");
        let path = open(&temp.path().join("lib/*")).unwrap();
        assert_eq!(path.classes().unwrap(), ["A", "B"]);
        assert!(path.find("B").unwrap().unwrap().origin.container.ends_with("lib/a.JAR"));
        assert_eq!(open(&temp.path().join("none/*")).unwrap().missing().len(), 1);
        let current = ClassPath::open("", 17).unwrap();
        assert_eq!(current.containers().collect::<Vec<_>>(), [Path::new(".")]);
    }

    #[test]
    fn multi_release_jars() {
        let temp = TempFolder::new();
        let entries = |manifest| {
            jar(&[
                ("META-INF/MANIFEST.MF", manifest),
                ("A.class", "old"),
                ("META-INF/versions/11/A.class", "11"),
                ("META-INF/versions/17/A.class", "17"),
                ("META-INF/versions/21/A.class", "21"),
                ("META-INF/versions/11/New.class", "11"),
                ("META-INF/versions/junk/Junk.class", "x"),
            ])
        };
        let multi = temp.write("multi.jar", entries("Multi-Release: true\r\n"));
        let plain = temp.write("plain.jar", entries("Manifest-Version: 1.0\r\n"));
        let read = |jar: &Path, feature, name: &str| {
            let path = ClassPath::open(jar.to_str().unwrap(), feature).unwrap();
            path.find(name).unwrap().map(|found| String::from_utf8(found.bytes).unwrap())
        };
        assert_eq!(read(&multi, 17, "A").as_deref(), Some("17"));
        assert_eq!(read(&multi, 20, "A").as_deref(), Some("17"));
        assert_eq!(read(&multi, 25, "A").as_deref(), Some("21"));
        assert_eq!(read(&multi, 17, "New").as_deref(), Some("11"));
        assert_eq!(read(&plain, 17, "A").as_deref(), Some("old"));
        assert_eq!(read(&plain, 17, "New"), None);
        assert_eq!(open(&multi).unwrap().classes().unwrap(), ["A", "New"]);
        assert_eq!(open(&plain).unwrap().classes().unwrap(), ["A"]);
    }

    #[test]
    fn class_path_of_manifests() {
        let temp = TempFolder::new();
        let manifest = |path: &str| format!("Class-Path: {path}\r\n");
        let first = manifest("lib/two%20words.jar none.jar http://x/y.jar classes/");
        temp.write("first.jar", jar(&[("META-INF/MANIFEST.MF", &first), ("A.class", "")]));
        let back = manifest("../first.jar two%20words.jar");
        temp.write("lib/two words.jar", jar(&[("META-INF/manifest.mf", &back), ("B.class", "")]));
        temp.write("classes/C.class", minimal("C"));
        let path = open(&temp.path().join("first.jar")).unwrap();
        assert_eq!(path.classes().unwrap(), ["A", "B", "C"]);
        let names: Vec<_> = path.containers().map(|path| path.file_name().unwrap().to_str().unwrap()).collect();
        assert_eq!(names, ["first.jar", "two words.jar", "classes"]);
        assert!(path.missing().is_empty());

        temp.write("lib/two words.jar", "damaged");
        let error = error_of(open(&temp.path().join("first.jar")));
        assert!(error.contains("two words.jar: neither a folder nor a jar"), "{error}");
        assert!(error.contains("named by the Class-Path of"), "{error}");
    }

    #[test]
    fn what_is_not_a_class_path() {
        let temp = TempFolder::new();
        let whole = jar(&[("A.class", "")]);
        for (name, content, part) in [
            ("A.class", &minimal("A")[..], "a single class file"),
            ("A.java", b"class A {}", "a Java source"),
            ("cut.jar", &whole[..whole.len() / 2], "a damaged jar"),
            ("empty.jar", b"", "the file is empty"),
            ("notes.txt", b"some text that is longer than a zip footer", "neither a folder nor a jar"),
            ("x.jmod", b"JM\x01\x00PK", "a jmod cannot be on the class path"),
        ] {
            let error = error_of(open(&temp.write(name, content)));
            assert!(error.contains(name) && error.contains(part), "{error}");
        }
    }

    #[test]
    fn damaged_entries() {
        let temp = TempFolder::new();
        let mut bytes = jar(&[("A.class", "some text that is stored here")]);
        // The sum of the content in the directory, 16 bytes into its only record.
        let record = bytes.windows(4).position(|window| window == b"PK\x01\x02").unwrap();
        bytes[record + 16] ^= 1;
        let error = error_of(open(&temp.write("sum.jar", &bytes)).unwrap().find("A"));
        assert!(error.contains("sum.jar: entry A.class is damaged"), "{error}");
        bytes[record + 16] ^= 1;
        // The announced size, eight bytes on.
        bytes[record + 24] -= 1;
        let error = error_of(open(&temp.write("size.jar", &bytes)).unwrap().find("A"));
        assert!(error.contains("size.jar: entry A.class is damaged"), "{error}");
        bytes[record + 24..record + 28].copy_from_slice(&[0xfe, 0xff, 0xff, 0xff]);
        let error = error_of(open(&temp.write("bomb.jar", &bytes)).unwrap().find("A"));
        assert!(error.contains("entry A.class has 4294967294 bytes"), "{error}");
    }

    #[test]
    fn classes_in_the_wrong_place() {
        let temp = TempFolder::new();
        temp.write("classes/a/b/C.class", minimal("a/b/C"));
        temp.write("classes/D.class", minimal("d"));
        temp.write("classes/x/E.class", minimal("y/E"));
        temp.write("classes/F.class", "no class");
        let classes = temp.path().join("classes");
        let check = |root: &Path, name: &str, part: &str| {
            let error = error_of(open(root).unwrap().load(name));
            assert!(error.contains(part), "{error}");
        };
        let advice = format!("put {} on the class path and ask for a.b.C", classes.display());
        check(&classes.join("a/b"), "C", &advice);
        check(&classes.join("a"), "b/C", &advice);
        check(&classes, "D", "holds the class d, not D: names of classes are case-sensitive");
        check(&classes, "x/E", "holds the class y.E, not x.E; move the file");
        check(&classes, "F", "F.class: not a valid class file: not a class file: it does not start with CAFEBABE");
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_but_not_in_circles() {
        let temp = TempFolder::new();
        temp.write("classes/a/A.class", minimal("a/A"));
        temp.write("elsewhere/B.class", minimal("b/B"));
        let link =
            |target: &str, name: &str| std::os::unix::fs::symlink(temp.path().join(target), temp.path().join(name));
        link("classes", "classes/a/loop").unwrap();
        link("", "classes/up").unwrap();
        link("elsewhere", "classes/b").unwrap();
        link("elsewhere/self", "elsewhere/self").unwrap();
        assert_eq!(open(&temp.path().join("classes")).unwrap().classes().unwrap(), ["a/A", "b/B"]);
    }

    #[test]
    fn urls_of_manifests() {
        let jar = Path::new("/x/lib/a.jar");
        let check = |url: &str, path: Option<&str>| assert_eq!(relative_to(jar, url), path.map(PathBuf::from), "{url}");
        check("b.jar", Some("/x/lib/b.jar"));
        check("sub/b%2Bc.jar", Some("/x/lib/sub/b+c.jar"));
        check("file:/y/b.jar", Some("/y/b.jar"));
        check("file:///y/b.jar", Some("/y/b.jar"));
        check("http://host/b.jar", None);
        check("bad%zz.jar", None);
        check("bad%2", None);
    }
}
