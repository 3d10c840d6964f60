//! The pairs: two versions of a program and what is known about them.
//!
//! A pair is a folder of `tests/versions/pairs` with sources in `old` and `new`, and `pair.txt` with lines of
//! `key: value`:
//!
//! - `target`: what `obligato diff` is asked about. For the pairs that are `different` it has to say which method is
//!   meant, or `method: name(Type,Type)` does; of a bare class that is `equivalent` all public methods are.
//! - `answer`: `equivalent` or `different`, for all inputs. Behaviour is the result, or the class and message of the
//!   exception; the fields of the receiver and of what the arguments refer to, and static fields, by name, as far as
//!   both versions have them; and what was printed. The message that the JVM itself gives a `NullPointerException`
//!   tells of names and places in the code and is not behaviour.
//! - `why`: in a line.
//! - for `different`: `witness`, an input as a list of Java expressions, with `receiver` for an instance method,
//!   perhaps `before` (statements about `receiver`) and `with` (statements before the list); and `differs`, one of
//!   [`KINDS`].
//! - for `equivalent`, perhaps `draw`: for each parameter, separated by `;`, from which values inputs are drawn: `any`,
//!   `low..high`, or expressions separated by ` | `. Without it any value is drawn. With `receiver` and `before`, that
//!   receiver is taken for half of the inputs.
//! - perhaps `options` for `obligato diff`, and `javac old`, `javac new`: options for the compiler of that side. A first
//!   word `newest` takes the newest JDK of the machine.

use crate::support::{self, JdkHome};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

pub const SIDES: [&str; 2] = ["old", "new"];
pub const KINDS: [&str; 4] = ["result", "exception", "state", "output"];
const KEYS: [&str; 13] = [
    "target",
    "method",
    "answer",
    "why",
    "witness",
    "receiver",
    "before",
    "with",
    "differs",
    "draw",
    "options",
    "javac old",
    "javac new",
];
/// Must be what the driver calls it.
const WITNESS: &str = "WitnessOfPair";
const NEWEST: &str = "newest";

pub struct Pair {
    pub name: String,
    folder: PathBuf,
    lines: BTreeMap<String, String>,
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions")
}

/// All pairs, by name.
pub fn all() -> Vec<Pair> {
    let folders = fs::read_dir(root().join("pairs")).unwrap().flatten().map(|e| e.path()).filter(|p| p.is_dir());
    let mut found: Vec<Pair> = folders.map(Pair::read).collect();
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}

/// Those that `OBLIGATO_ONLY` names, separated by commas, or by how names begin (`numeric-*`); without it, all.
pub fn chosen() -> Vec<Pair> {
    let only = std::env::var("OBLIGATO_ONLY").ok();
    let fits = |pair: &Pair, name: &str| match name.strip_suffix('*') {
        Some(start) => pair.name.starts_with(start),
        None => pair.name == name,
    };
    let wanted = |pair: &Pair| only.as_deref().is_none_or(|only| only.split(',').any(|name| fits(pair, name)));
    all().into_iter().filter(wanted).collect()
}

impl Pair {
    fn read(folder: PathBuf) -> Self {
        let name = folder.file_name().unwrap().to_str().unwrap().to_string();
        let text = fs::read_to_string(folder.join("pair.txt")).unwrap_or_default();
        let lines = text.lines().filter_map(|l| l.split_once(':'));
        let lines = lines.map(|(key, value)| (key.trim().to_string(), value.trim().to_string())).collect();
        Self { name, folder, lines }
    }

    pub fn get(&self, key: &str) -> Option<&str> {
        self.lines.get(key).map(String::as_str)
    }

    pub fn target(&self) -> &str {
        self.get("target").unwrap_or_default()
    }

    /// What the last line of `obligato diff` begins with, if it decides.
    pub fn answer(&self) -> String {
        self.get("answer").unwrap_or_default().to_uppercase()
    }

    pub fn options(&self) -> impl Iterator<Item = &str> {
        self.get("options").unwrap_or_default().split_whitespace()
    }

    /// `pkg.Class`
    pub fn class(&self) -> &str {
        self.target().split_once("::").map_or(self.target(), |(class, _)| class)
    }

    /// `name(Type,Type)`
    pub fn method(&self) -> Option<&str> {
        self.get("method").or_else(|| self.target().split_once("::").map(|(_, m)| m).filter(|m| m.contains('(')))
    }

    /// For each parameter: alternatives, where it is drawn from expressions.
    fn drawn(&self) -> Vec<Vec<&str>> {
        let specs = self.get("draw").into_iter().flat_map(|d| d.split(';'));
        specs.map(|s| s.split(" | ").map(str::trim).collect::<Vec<_>>()).collect()
    }

    /// What is wrong with the files of this pair.
    pub fn faults(&self) -> Vec<String> {
        let mut wrong: Vec<String> =
            self.lines.keys().filter(|k| !KEYS.contains(&k.as_str())).map(|k| format!("unknown key {k}")).collect();
        let mut need = |holds: bool, what: &str| {
            if !holds {
                wrong.push(what.to_string());
            }
        };
        let different = self.answer() == "DIFFERENT";
        need(different || self.answer() == "EQUIVALENT", "no answer");
        need(!self.target().is_empty() && self.get("why").is_some_and(|w| !w.is_empty()), "target and why are needed");
        need(different == self.get("witness").is_some(), "a witness belongs to different");
        need(different == self.get("differs").is_some_and(|d| KINDS.contains(&d)), "differs belongs to different");
        need(!different || self.method().is_some(), "a witness needs a method");
        need(SIDES.iter().all(|s| !self.sources(s).is_empty()), "no sources");
        wrong.into_iter().map(|w| format!("{}: {w}", self.name)).collect()
    }

    fn sources(&self, side: &str) -> Vec<PathBuf> {
        let mut found = Vec::new();
        let mut folders = vec![self.folder.join(side)];
        while let Some(folder) = folders.pop() {
            for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|e| e.path()) {
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|e| e == "java") {
                    found.push(path);
                }
            }
        }
        found.sort();
        found
    }

    /// Java source that holds the expressions of this pair.
    fn expressions(&self) -> String {
        let package = self.class().rsplit_once('.').map(|(p, _)| format!("package {p};\n")).unwrap_or_default();
        let mut text =
            format!("{package}import java.util.*;\nimport java.util.function.*;\npublic class {WITNESS} {{\n");
        if let (Some(witness), Some(method)) = (self.get("witness"), self.method()) {
            let types = method.split_once('(').unwrap().1.trim_end_matches(')');
            let types: Vec<&str> = types.split(',').filter(|t| !t.is_empty()).collect();
            let parameters: Vec<String> = types.iter().enumerate().map(|(i, t)| format!("{t} a{i}")).collect();
            let names: Vec<String> = (0..types.len()).map(|i| format!("a{i}")).collect();
            let (parameters, names) = (parameters.join(", "), names.join(", "));
            let with = self.get("with").unwrap_or_default();
            text += &format!("static Object[] list({parameters}) {{ return new Object[] {{{names}}}; }}\n");
            text += &format!("public static Object[] inputs() throws Throwable {{ {with} return list({witness}); }}\n");
        }
        if let Some(receiver) = self.get("receiver") {
            let (class, before) = (self.class().rsplit('.').next().unwrap(), self.get("before").unwrap_or_default());
            text += "public static Object receiver() throws Throwable {";
            text += &format!("{class} receiver = {receiver}; {before} return receiver; }}\n");
        }
        for (parameter, alternatives) in self.drawn().iter().enumerate().filter(|(_, a)| a.len() > 1) {
            for (i, expression) in alternatives.iter().enumerate() {
                text += &format!("public static Object draw{parameter}_{i}() throws Throwable {{ ");
                text += &format!("return {expression}; }}\n");
            }
        }
        text + "}\n"
    }

    /// What the driver is told: see `truth/Truth.java`.
    fn job(&self, compiled: &Compiled) -> String {
        let mut lines = vec![format!("name {}", self.name), format!("class {}", self.class())];
        for side in SIDES {
            lines.push(format!("{side} {}", compiled.classes(self, side).display()));
            lines.push(format!("{side}-witness {}", compiled.witness(self, side).display()));
        }
        lines.extend(self.method().map(|m| format!("method {m}")));
        for key in ["witness", "receiver"] {
            lines.extend(self.get(key).map(|value| format!("{key} {value}")));
        }
        let drawn = self.drawn();
        if !drawn.is_empty() {
            let spec = |a: &Vec<&str>| if a.len() > 1 { format!("expr {}", a.len()) } else { a[0].to_string() };
            lines.push(format!("draw {}", drawn.iter().map(spec).collect::<Vec<_>>().join(";")));
        }
        lines.join("\n") + "\n\n"
    }
}

/// Where the classes of the pairs are.
pub struct Compiled {
    folder: PathBuf,
    driver: PathBuf,
}

impl Compiled {
    pub fn classes(&self, pair: &Pair, side: &str) -> PathBuf {
        self.folder.join(&pair.name).join(side)
    }

    fn witness(&self, pair: &Pair, side: &str) -> PathBuf {
        self.folder.join(&pair.name).join(format!("{side}-witness"))
    }

    /// A line for each of these pairs: its name, and what the driver saw.
    pub fn truth(&self, jdk: &JdkHome, pairs: &[Pair]) -> Vec<Vec<String>> {
        let list = self.folder.join("pairs.list");
        fs::write(&list, pairs.iter().map(|p| p.job(self)).collect::<String>()).unwrap();
        let mut command = support::java(jdk);
        command.arg("-XX:-ShowCodeDetailsInExceptionMessages").arg("-cp").arg(&self.driver);
        let seen = support::run(command.arg("versions.Truth").arg(&list), b"", Duration::from_secs(300));
        assert_eq!(seen.code, Some(0), "{}", seen.stderr);
        seen.stdout.lines().map(|l| l.split('\t').map(str::to_string).collect()).collect()
    }
}

/// Compiles both sides of these pairs, with one JVM for each JDK that is asked for.
pub fn compile(jdks: &[JdkHome], jdk: &JdkHome, pairs: &[Pair], folder: PathBuf) -> Compiled {
    let driver = folder.join("driver");
    fs::create_dir_all(&driver).unwrap();
    let sources = fs::read_dir(root().join("truth")).unwrap().flatten().map(|e| e.path()).collect::<Vec<_>>();
    support::javac_with(jdk.javac.as_ref().unwrap(), &sources, &driver, &[]);
    let compiled = Compiled { folder, driver };
    let (mut default, mut newest) = (String::new(), String::new());
    for pair in pairs {
        let expressions = compiled.folder.join(&pair.name).join(format!("{WITNESS}.java"));
        fs::create_dir_all(expressions.parent().unwrap()).unwrap();
        fs::write(&expressions, pair.expressions()).unwrap();
        for side in SIDES {
            let options = pair.get(&format!("javac {side}")).unwrap_or_default();
            let (list, options) = match options.strip_prefix(NEWEST) {
                Some(rest) => (&mut newest, rest.trim()),
                None => (&mut default, options),
            };
            let mut fields = vec![compiled.classes(pair, side).display().to_string()];
            fields.push(compiled.witness(pair, side).display().to_string());
            fields.push(options.to_string());
            fields.extend(pair.sources(side).iter().chain([&expressions]).map(|s| s.display().to_string()));
            list.push_str(&(fields.join("\t") + "\n"));
        }
    }
    let last = jdks.iter().rfind(|j| j.javac.is_some()).unwrap();
    for (jdk, list, name) in [(jdk, default, "default.list"), (last, newest, "newest.list")] {
        if list.is_empty() {
            continue;
        }
        let file = compiled.folder.join(name);
        fs::write(&file, list).unwrap();
        let mut command = support::java(jdk);
        command.arg("-cp").arg(&compiled.driver).arg("versions.Compile").arg(&file);
        let seen = support::run(&mut command, b"", Duration::from_secs(120));
        assert_eq!(seen.code, Some(0), "{}\n{}", seen.stdout, seen.stderr);
    }
    compiled
}
