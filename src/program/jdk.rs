//! The user's JDK: where it is, how old it is, and the classes in it.

use super::image::Image;
use crate::classfile::descriptor::is_class_name;
use crate::util::InputError;
use crate::util::error::Result;
use hashbrown::HashMap;
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The oldest release whose library the VM can run.
pub const OLDEST_JDK: u16 = 17;

const INSTALL: &str = "install a JDK of version 17 or newer and pass it with --jdk, or set JAVA_HOME";

type Modules = Rc<[Rc<str>]>;

pub struct Jdk {
    home: PathBuf,
    feature: u16,
    image: Image,
    /// Candidates per package, filled on demand.
    modules: RefCell<HashMap<Box<str>, Modules>>,
}

/// A class of the JDK.
#[derive(Debug, Clone)]
pub struct JdkClass<'a> {
    /// Borrowed from the mapped image unless that is compressed.
    pub bytes: Cow<'a, [u8]>,
    pub module: Rc<str>,
}

impl Jdk {
    /// Finds the JDK: the one given, else that of `JAVA_HOME`, else that of the first usable `java` on the `PATH`. One
    /// that was named but cannot be used is an error, not a reason to take another.
    pub fn locate(explicit: Option<&Path>) -> Result<Self> {
        let java_home = std::env::var_os("JAVA_HOME");
        let path = std::env::var_os("PATH");
        Self::locate_among(explicit, java_home.as_deref(), path.as_deref())
    }

    fn locate_among(explicit: Option<&Path>, java_home: Option<&OsStr>, path: Option<&OsStr>) -> Result<Self> {
        if let Some(home) = explicit {
            return Self::open(home);
        }
        if let Some(home) = java_home.filter(|home| !home.is_empty()) {
            return Self::open(Path::new(home)).map_err(|error| match error {
                InputError::File { file, what } => InputError::File { file, what: format!("{what} (from JAVA_HOME)") },
                other => other,
            });
        }
        let mut looked_at = Vec::new();
        let mut seen = BTreeSet::new();
        for folder in path.into_iter().flat_map(std::env::split_paths) {
            // Usually a chain of links: /usr/bin/java -> /etc/alternatives/java -> the real one.
            let Ok(java) = folder.join(executable("java")).canonicalize() else { continue };
            let Some(home) = java.parent().and_then(Path::parent) else { continue };
            if !seen.insert(home.to_owned()) {
                continue;
            }
            match Self::open(home) {
                Ok(found) => return Ok(found),
                Err(error) => looked_at.push(error.to_string()),
            }
        }
        Err(InputError::usage(if looked_at.is_empty() {
            format!("no JDK found: JAVA_HOME is not set and there is no java on the PATH; {INSTALL}")
        } else {
            format!("no usable JDK found; {}", looked_at.join("; "))
        }))
    }

    /// Opens the JDK in this folder.
    pub fn open(home: &Path) -> Result<Self> {
        let bad = |what: String| Err(InputError::file(home, what));
        if !home.is_dir() {
            return bad(format!("no such folder, so no JDK; {INSTALL}"));
        }
        let modules = home.join("lib").join("modules");
        if !modules.is_file() {
            return bad(if home.join("lib/rt.jar").is_file() || home.join("jre/lib/rt.jar").is_file() {
                format!("this is Java 8 or older; {INSTALL}")
            } else if home.join("Contents/Home/lib/modules").is_file() {
                "the JDK is in its subfolder Contents/Home; pass that one".to_owned()
            } else if home.file_name() == Some(OsStr::new("bin")) {
                "this is the bin folder of a JDK; pass the folder above it".to_owned()
            } else {
                format!("no JDK: there is no lib/modules in it; {INSTALL}")
            });
        }
        let image = Image::open(&modules)?;
        let Some(feature) = feature_in_release_file(home).or_else(|| feature_of_image(&image)) else {
            return bad(format!("its version is unknown: the file `release` does not tell it; {INSTALL}"));
        };
        if feature < OLDEST_JDK {
            return bad(format!("this is Java {feature}; {INSTALL}"));
        }
        Ok(Self { home: home.to_owned(), feature, image, modules: RefCell::default() })
    }

    pub fn home(&self) -> &Path {
        &self.home
    }

    /// The feature release: 17, 21, 25.
    pub fn feature(&self) -> u16 {
        self.feature
    }

    /// The launcher; None if this runtime image was linked without one.
    pub fn java(&self) -> Option<PathBuf> {
        self.tool("java")
    }

    /// The compiler; None in a JRE.
    pub fn javac(&self) -> Option<PathBuf> {
        self.tool("javac")
    }

    fn tool(&self, name: &str) -> Option<PathBuf> {
        Some(self.home.join("bin").join(executable(name))).filter(|path| path.is_file())
    }

    /// The class with this internal name (`java/lang/String`).
    pub fn find(&self, internal_name: &str) -> Result<Option<JdkClass<'_>>> {
        if !is_class_name(internal_name) {
            return Ok(None);
        }
        let Some((package, _)) = internal_name.rsplit_once('/') else { return Ok(None) };
        for module in &*self.modules_of(package)? {
            if let Some(bytes) = self.image.class(module, internal_name)? {
                return Ok(Some(JdkClass { bytes, module: module.clone() }));
            }
        }
        Ok(None)
    }

    /// A file of a module, such as `java/lang/uniName.dat` of `java.base`.
    pub fn resource(&self, module: &str, path: &str) -> Result<Option<Cow<'_, [u8]>>> {
        self.image.resource(&format!("/{module}/{path}"))
    }

    fn modules_of(&self, package: &str) -> Result<Modules> {
        if let Some(known) = self.modules.borrow().get(package) {
            return Ok(known.clone());
        }
        let found: Modules = self.image.modules_of(package)?.into_iter().map(Rc::from).collect();
        self.modules.borrow_mut().insert(package.into(), found.clone());
        Ok(found)
    }

    /// The internal names of all classes in a package (`java/util`), sorted. Lists the whole image: for messages, not
    /// for look-up.
    pub fn classes_in(&self, package: &str) -> Result<Vec<String>> {
        let mut names = Vec::new();
        self.image.each_class(|_, found, name| {
            if found == package {
                names.push(format!("{found}/{name}"));
            }
        })?;
        names.sort_unstable();
        Ok(names)
    }

    /// The internal names of all classes of a module, sorted.
    pub fn classes_of_module(&self, module: &str) -> Result<Vec<String>> {
        let mut names = Vec::new();
        self.image.each_class(|found, package, name| {
            if found == module && !package.is_empty() {
                names.push(format!("{package}/{name}"));
            }
        })?;
        names.sort_unstable();
        Ok(names)
    }

    /// The packages that hold classes, in internal form, sorted.
    pub fn packages(&self) -> Result<Vec<String>> {
        let mut packages = BTreeSet::new();
        self.image.each_class(|_, package, _| {
            if !package.is_empty() {
                packages.insert(package);
            }
        })?;
        Ok(packages.into_iter().map(str::to_owned).collect())
    }
}

impl fmt::Debug for Jdk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Jdk").field("home", &self.home).field("feature", &self.feature).finish_non_exhaustive()
    }
}

fn executable(name: &str) -> String {
    format!("{name}{}", std::env::consts::EXE_SUFFIX)
}

fn feature_in_release_file(home: &Path) -> Option<u16> {
    let text = std::fs::read_to_string(home.join("release")).ok()?;
    text.lines().find_map(|line| feature_of(line.trim().strip_prefix("JAVA_VERSION=")?))
}

/// `"17.0.15"` is 17, `"1.8.0_292"` is 8, `"22-ea"` is 22.
fn feature_of(version: &str) -> Option<u16> {
    let mut numbers = version.trim_matches('"').split(|c: char| !c.is_ascii_digit());
    match numbers.next()?.parse().ok()? {
        1 => numbers.next()?.parse().ok(),
        feature => Some(feature),
    }
}

/// Some packagers leave the file `release` out; the class files of a JDK carry its version as well.
fn feature_of_image(image: &Image) -> Option<u16> {
    let bytes = image.class("java.base", "java/lang/Object").ok()??;
    let major = bytes.get(6..8)?;
    u16::from_be_bytes(major.try_into().ok()?).checked_sub(44)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::util::testing::TempFolder;

    fn error_of(result: Result<Jdk>) -> String {
        result.err().map(|error| error.to_string()).expect("an error")
    }

    #[test]
    fn versions() {
        for (text, feature) in [("\"17.0.15\"", 17), ("\"1.8.0_292\"", 8), ("\"22-ea\"", 22), ("25", 25)] {
            assert_eq!(feature_of(text), Some(feature), "{text}");
        }
        for text in ["", "\"\"", "x", "\"1\"", "99999999"] {
            assert_eq!(feature_of(text), None, "{text}");
        }
    }

    #[test]
    fn classes_of_the_jdk_at_hand() {
        let jdk = Jdk::locate(None).unwrap();
        assert!(jdk.feature() >= OLDEST_JDK);
        let string = jdk.find("java/lang/String").unwrap().unwrap();
        assert_eq!(&*string.module, "java.base");
        assert_eq!(&*crate::classfile::parse(&string.bytes).unwrap().name, "java/lang/String");
        // Found through the same folder, and through --jdk.
        let again = Jdk::locate(Some(jdk.home())).unwrap();
        assert_eq!(again.feature(), jdk.feature());
        for absent in ["java/lang/NoSuchClass", "no/such/Package", "Unnamed", "", "java/lang/../lang/String", "java/"] {
            assert!(jdk.find(absent).unwrap().is_none(), "{absent}");
        }
        let packages = jdk.packages().unwrap();
        assert!(packages.is_sorted() && packages.binary_search(&"java/util/stream".to_owned()).is_ok());
        let classes = jdk.classes_in("java/util").unwrap();
        assert!(classes.is_sorted() && classes.binary_search(&"java/util/HashMap$Node".to_owned()).is_ok());
        // Every package leads to the module of its classes.
        for package in packages.iter().step_by(20) {
            let name = jdk.classes_in(package).unwrap().swap_remove(0);
            assert!(jdk.find(&name).unwrap().is_some(), "{name}");
        }
    }

    #[test]
    fn where_no_jdk_is() {
        let temp = TempFolder::new();
        let check = |home: PathBuf, part: &str| {
            let error = error_of(Jdk::locate(Some(&home)));
            assert!(error.contains(part) && error.contains(&home.display().to_string()), "{error}");
        };
        check(temp.path().join("none"), "no such folder");
        check(temp.folder("empty"), "no lib/modules in it; install a JDK of version 17 or newer");
        temp.write("old/lib/rt.jar", "");
        check(temp.path().join("old"), "Java 8 or older");
        check(temp.folder("jdk/bin"), "pass the folder above it");
        temp.write("mac/Contents/Home/lib/modules", "");
        check(temp.path().join("mac"), "Contents/Home");
        temp.write("short/lib/modules", "x");
        check(temp.path().join("short"), "too short");
        temp.write("text/lib/modules", "this is no JDK image at all, but long enough for a header");
        check(temp.path().join("text"), "not a usable JDK image");
        let mut cut = [0xda_u8, 0xda, 0xfe, 0xca, 0, 0, 1, 0].to_vec();
        cut.extend([0xff; 20]);
        temp.write("cut/lib/modules", cut);
        check(temp.path().join("cut"), "its tables are cut off");
    }

    #[test]
    fn where_it_is_looked_for() {
        let temp = TempFolder::new();
        let empty = temp.folder("empty");
        let error = error_of(Jdk::locate_among(None, Some(empty.as_os_str()), None));
        assert!(error.contains("(from JAVA_HOME)"), "{error}");
        let error = error_of(Jdk::locate_among(None, Some(OsStr::new("")), Some(empty.as_os_str())));
        assert!(error.contains("JAVA_HOME is not set and there is no java on the PATH"), "{error}");
        temp.write("fake/bin/java", "");
        let path = temp.path().join("fake/bin");
        let error = error_of(Jdk::locate_among(None, None, Some(path.as_os_str())));
        assert!(error.contains("no usable JDK found") && error.contains("fake"), "{error}");
        // A later `java` that can be used is taken.
        let jdk = Jdk::locate(None).unwrap();
        let path = std::env::join_paths([path, jdk.home().join("bin")]).unwrap();
        assert!(Jdk::locate_among(None, None, Some(&path)).is_ok());
    }

    /// A JDK too old, and one whose `release` file is missing: real tables, another version.
    #[cfg(unix)]
    #[test]
    fn versions_of_homes() {
        let jdk = Jdk::locate(None).unwrap();
        let temp = TempFolder::new();
        temp.folder("home/lib");
        let modules = jdk.home().join("lib/modules");
        std::os::unix::fs::symlink(modules, temp.path().join("home/lib/modules")).unwrap();
        let home = temp.path().join("home");
        let without = Jdk::open(&home).unwrap();
        assert_eq!(without.feature(), jdk.feature());
        assert!(without.java().is_none() && without.javac().is_none());
        temp.write("home/release", "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"11.0.2\"\n");
        let error = error_of(Jdk::open(&home));
        assert!(error.contains("this is Java 11; install a JDK of version 17"), "{error}");
    }
}
