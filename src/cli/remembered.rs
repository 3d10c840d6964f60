//! Answers of earlier runs: what a run asks, by everything that its answer depends on, and where answers are kept.
//!
//! The question holds the content of every file that an option names (class paths with what their jars name, sources, files
//! of labels and models), every other option as given, the JDK, this program, and what of the environment a JVM looks at.
//! An option is part of it unless [`ASIDE`] says that it cannot change an answer, so a new one is by itself.
//!
//! Invariants:
//! - No answer is kept if files were written while it was made, even as they had been: the question is asked again at the end.
//! - What time cut off is an answer to the same budget only.
//! - Whatever goes wrong with the cache costs time, never an answer.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};

use clap::{ArgMatches, Args};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::reports;
use crate::cache::{FOLDER, Print, Printer, Store};
use crate::program::ClassPath;
use crate::solver::{self, Memory};
use crate::util::InputError;
use crate::util::error::Result;
use crate::util::size::parse_size;

/// Where the cache is, or that there is none.
const PLACE: &str = "OBLIGATO_CACHE";
/// How large it may be.
const SIZE: &str = "OBLIGATO_CACHE_SIZE";
const DEFAULT_SIZE: u64 = 512 << 20;
const OFF: &str = "off";

/// Options that change where an answer goes and how it is shown, not what it is. The JDK is in a question by what it is, the
/// budget where it mattered.
const ASIDE: [&str; 9] = ["budget", "cache", "color", "force", "jdk", "json", "out", "progress", "quiet"];
/// What of the environment a JVM goes by: settings, languages, time zones, where it finds libraries and the user.
const ENVIRONMENT: [&str; 7] = ["CLASSPATH", "HOME", "LANG", "LANGUAGE", "LOGNAME", "TZ", "USER"];
const ENVIRONMENTS: [&str; 6] = ["JAVA_", "JDK_", "_JAVA_", "LC_", "LD_", "DYLD_"];
const LOCAL_TIME: &str = "/etc/localtime";
/// Options whose values name code, not files.
const CODE: [&str; 3] = ["assume", "partition", "targets"];
/// Folders that change without any class or source changing.
const NEVER_READ: [&str; 4] = [".git", ".hg", ".svn", FOLDER];

#[derive(Args)]
pub struct Remembering {
    /// The folder where answers are kept for the next run of the same, or `off`; else OBLIGATO_CACHE, else the user's
    /// folder of caches
    #[arg(long, value_name = "DIR")]
    cache: Option<String>,
}

impl Remembering {
    pub fn is_given(&self) -> bool {
        self.cache.is_some()
    }

    /// The cache, unless it is turned off or there is no place for it.
    pub fn store(&self) -> Result<Option<Store>> {
        let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let given = self.cache.clone().map(Into::into).or_else(|| variable(PLACE));
        let size = match variable(SIZE) {
            Some(text) => parse_size(&text.to_string_lossy())
                .map_err(|what| InputError::usage(format!("{SIZE}={}: {what}", text.to_string_lossy())))?,
            None => DEFAULT_SIZE,
        };
        let place = match given {
            Some(place) if place == OFF => None,
            Some(place) => Some(PathBuf::from(place)),
            None => default_place(&variable),
        };
        Ok(place.map(|place| Store::new(&place, size)))
    }

    /// What a run of a command asks; none without a cache, or where it cannot be said. `more`: what its answer depends on
    /// besides its options.
    pub fn question<'a>(&self, asked: &Asked<'a>, more: &[String]) -> Result<Option<Question<'a>>> {
        let Some(store) = self.store()? else { return Ok(None) };
        let more = more.to_vec();
        Ok(asked.prints(&more).ok().map(|prints| Question { store, asked: *asked, more, prints }))
    }
}

/// The folder for caches by the conventions of the system.
fn default_place(variable: &dyn Fn(&str) -> Option<std::ffi::OsString>) -> Option<PathBuf> {
    let folder = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let own = match std::env::consts::OS {
        "windows" => folder("LOCALAPPDATA"),
        "macos" => folder("XDG_CACHE_HOME").or_else(|| Some(folder("HOME")?.join("Library/Caches"))),
        _ => folder("XDG_CACHE_HOME").or_else(|| Some(folder("HOME")?.join(".cache"))),
    };
    own.map(|folder| folder.join("obligato"))
}

/// A command with its options.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    pub command: &'static str,
    pub options: &'a ArgMatches,
    pub jdk: &'a Path,
    /// The release that jars are read for.
    pub feature: u16,
    pub budget: f64,
    /// Results are written there, so it is nothing that they depend on.
    pub out: Option<&'a Path>,
}

/// For any budget, and for this one.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Prints {
    finished: Print,
    cut: Print,
    /// When files were changed: no part of a question, but they stay as they are while it is answered.
    stamps: Print,
}

/// What a run asks.
pub struct Question<'a> {
    store: Store,
    asked: Asked<'a>,
    more: Vec<String>,
    prints: Prints,
}

/// How far an answer goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// No more time would say more.
    Finished,
    /// What another budget gives may be another.
    Cut,
    /// Something happened that does not happen every time: Ctrl-C, a JVM that did not start.
    Disturbed,
}

/// What a run found: its exit code, and the answer that the next one which asks the same may give.
pub struct Answered<T> {
    pub code: u8,
    pub answer: T,
    pub extent: Extent,
}

/// Gives an earlier run's answer again, or finds one and keeps it. The exit code.
pub fn answer<T: Serialize + DeserializeOwned>(
    question: Option<Question<'_>>,
    quiet: bool,
    again: impl FnOnce(T) -> Result<u8>,
    find: impl FnOnce(Option<&Answers>) -> Result<Answered<T>>,
) -> Result<u8> {
    if let Some((question, kept)) = question.as_ref().and_then(|q| Some((q, q.answer()?))) {
        if !quiet {
            eprintln!("{}", question.told());
        }
        return again(kept);
    }
    let answers = question.as_ref().and_then(Question::answers);
    let Answered { code, answer, extent } = find(answers.as_ref())?;
    answers.iter().for_each(Answers::keep);
    let wrong = question.and_then(|question| question.keep(&answer, extent));
    wrong.iter().filter(|_| !quiet).for_each(|wrong| eprintln!("obligato: warning: {wrong}"));
    Ok(code)
}

impl Question<'_> {
    /// What an earlier run answered.
    fn answer<T: DeserializeOwned>(&self) -> Option<T> {
        let bytes = [self.prints.finished, self.prints.cut].iter().find_map(|print| self.store.get(print))?;
        serde_json::from_slice(&bytes).ok()
    }

    /// Keeps an answer for the next run that asks the same. Says what went wrong.
    fn keep<T: Serialize>(&self, answer: &T, extent: Extent) -> Option<String> {
        let print = match extent {
            Extent::Disturbed => return None,
            Extent::Finished => self.prints.finished,
            Extent::Cut => self.prints.cut,
        };
        if self.asked.prints(&self.more).ok()? != self.prints {
            return Some("files changed while they were explored, so the result is not kept in the cache".into());
        }
        let kept = serde_json::to_vec(answer).map_err(io::Error::from).and_then(|bytes| self.store.put(&print, &bytes));
        let place = self.store.folder().display();
        kept.err().map(|error| {
            format!("the cache in {place} cannot be written: {error}; --cache takes another folder, or off")
        })
    }

    /// What was answered to those who asked the same of other classes.
    fn answers(&self) -> Option<Answers> {
        Some(Answers::find(&self.store, self.asked.alike().ok()?))
    }

    /// What a user reads who wonders how that was so quick.
    fn told(&self) -> String {
        format!("obligato: from the cache in {}; --cache off explores again", self.store.folder().display())
    }
}

/// What the decision procedures answered when the same was asked of other classes.
pub struct Answers {
    store: Store,
    print: Print,
    memory: Memory,
}

impl Answers {
    fn find(store: &Store, print: Print) -> Self {
        let memory = store.get(&print).map(|bytes| Memory::read(&bytes)).unwrap_or_default();
        Self { store: store.clone(), print, memory }
    }

    /// Lets a solver make use of them.
    pub fn with(&self, options: solver::Options) -> solver::Options {
        solver::Options { memory: Some(self.memory.clone()), ..options }
    }

    /// For the next run.
    fn keep(&self) {
        // What went wrong is said of the answer of the run.
        let _ = self.store.put(&self.print, &self.memory.write());
    }
}

impl Asked<'_> {
    fn prints(&self, more: &[String]) -> io::Result<Prints> {
        let mut printer = Printer::new("obligato answer 1");
        printer.part(self.command.as_bytes());
        program(&mut printer)?;
        printer.part(self.jdk.as_os_str().as_encoded_bytes()).identities(self.jdk)?;
        environment(&mut printer)?;
        printer.part(&(more.len() as u64).to_le_bytes());
        more.iter().for_each(|text| _ = printer.part(text.as_bytes()));
        for id in self.counting() {
            printer.part(id.as_bytes());
            for value in self.values(id) {
                printer.part(value.as_encoded_bytes());
                if !CODE.contains(&id) {
                    self.named(&mut printer, value)?;
                }
            }
        }
        let finished = printer.print();
        printer.part(&self.budget.to_bits().to_le_bytes());
        Ok(Prints { finished, cut: printer.print(), stamps: printer.stamps() })
    }

    /// Who asks the same of other classes: the command with its options. Each answer of a decision procedure is known by itself,
    /// so this says only which of them are kept together.
    fn alike(&self) -> io::Result<Print> {
        let mut printer = Printer::new("obligato solver 1");
        printer.part(self.command.as_bytes());
        program(&mut printer)?;
        for id in self.counting() {
            printer.part(id.as_bytes());
            self.values(id).for_each(|value| _ = printer.part(value.as_encoded_bytes()));
        }
        Ok(printer.print())
    }

    /// The options that are part of a question, sorted.
    fn counting(&self) -> Vec<&str> {
        let mut ids: Vec<&str> = self.options.ids().map(clap::Id::as_str).filter(|id| !ASIDE.contains(id)).collect();
        ids.sort_unstable();
        ids
    }

    fn values(&self, id: &str) -> impl Iterator<Item = &OsStr> {
        self.options.try_get_raw(id).ok().flatten().into_iter().flatten()
    }

    /// The content of what a value names, if that is files or folders, one or several as in a class path.
    fn named(&self, printer: &mut Printer, value: &OsStr) -> io::Result<()> {
        let out = self.out.and_then(|out| out.canonicalize().ok());
        let without = |folder: &Path| {
            let is_own = || reports::is_out_folder(folder) || folder.canonicalize().ok() == out;
            NEVER_READ.iter().any(|name| folder.ends_with(name)) || is_own()
        };
        for element in std::env::split_paths(value) {
            let jar = |end: &OsStr| end.eq_ignore_ascii_case("jar") || end.eq_ignore_ascii_case("zip");
            let is_list = element.ends_with("*") || element.extension().is_some_and(jar);
            let spec = element.to_str().filter(|_| is_list);
            match spec {
                // With what the manifests of jars name.
                Some(spec) => {
                    let path = ClassPath::open(spec, self.feature).map_err(io::Error::other)?;
                    for container in path.containers() {
                        printer.part(container.as_os_str().as_encoded_bytes()).content(container, &without)?;
                    }
                }
                None if element.as_os_str().is_empty() => _ = printer.content(Path::new("."), &without)?,
                None => _ = printer.content(&element, &without)?,
            }
        }
        Ok(())
    }
}

/// This program, and the library that decides what it cannot.
fn program(printer: &mut Printer) -> io::Result<()> {
    printer.part(env!("CARGO_PKG_VERSION").as_bytes()).identity(&std::env::current_exe()?)?;
    #[cfg(feature = "z3")]
    printer.part(z3::full_version().as_bytes());
    // Where the system says which libraries it loaded, they are known better than by their version.
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap_or_default();
    let loaded = |line: &str| line.split_once('/').map(|(_, path)| PathBuf::from(format!("/{path}")));
    let libraries = maps.lines().filter_map(loaded).filter(|path| path.to_string_lossy().contains("libz3"));
    let libraries: std::collections::BTreeSet<PathBuf> = libraries.collect();
    libraries.iter().try_for_each(|library| printer.identity(library).map(|_| ()))
}

fn environment(printer: &mut Printer) -> io::Result<()> {
    let counts = |name: &str| ENVIRONMENT.contains(&name) || ENVIRONMENTS.iter().any(|start| name.starts_with(start));
    let mut variables: Vec<_> = std::env::vars_os().filter(|(name, _)| name.to_str().is_some_and(counts)).collect();
    variables.sort();
    for (name, value) in &variables {
        printer.part(name.as_encoded_bytes()).part(value.as_encoded_bytes());
    }
    printer.content(Path::new(LOCAL_TIME), &|_| false).map(|_| ())
}
