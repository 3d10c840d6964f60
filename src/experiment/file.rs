//! Experiment files: TOML to an [`Experiment`]. docs/bench.md describes them.
//!
//! Every mistake is told with its line and field, so values are read by hand, with their places in the text, and what is
//! not known is an error. Paths are relative to the file.

use std::ops::Range;
use std::path::Path;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::nearest::advice;
use super::{Experiment, Mode, Options, Subject, known_criterion, known_strategy, name, seconds};
use crate::util::InputError;
use crate::util::error::Result;

/// No experiment needs more; a larger file is some other file.
const MOST_BYTES: u64 = 4 << 20;
const MOST_SEEDS: u64 = 100_000;

const FIELDS: [&str; 9] = ["name", "jdk", "criteria", "strategies", "modes", "seeds", "budgets", "options", "target"];
const TARGET_FIELDS: [&str; 5] = ["name", "classpath", "source", "targets", "options"];

type Value<'t> = Spanned<DeValue<'t>>;

pub fn read(file: &Path) -> Result<Experiment> {
    let wrong = |error: std::io::Error| InputError::file(file, format!("cannot be read: {error}"));
    if std::fs::metadata(file).map_err(wrong)?.len() > MOST_BYTES {
        return Err(InputError::file(file, "is too large for an experiment file"));
    }
    let bytes = std::fs::read(file).map_err(wrong)?;
    let text = String::from_utf8(bytes).map_err(|_| InputError::file(file, "is no text in UTF-8"))?;
    parse(file, &text)
}

/// `file` is for messages, and its folder is where paths begin.
pub fn parse(file: &Path, text: &str) -> Result<Experiment> {
    let document = Document { file, text };
    let table = DeTable::parse(text).map_err(|error| {
        let what = error.message().lines().next().unwrap_or_default().to_string();
        document.error(error.span().unwrap_or(text.len()..text.len()), "", what)
    })?;
    document.experiment(table.get_ref())
}

struct Document<'t> {
    file: &'t Path,
    text: &'t str,
}

impl<'t> Document<'t> {
    fn error(&self, at: Range<usize>, field: &str, what: impl std::fmt::Display) -> InputError {
        let before = self.text.as_bytes().get(..at.start).unwrap_or(self.text.as_bytes());
        let line = 1 + before.iter().filter(|b| **b == b'\n').count();
        let field = if field.is_empty() { String::new() } else { format!("{field}: ") };
        InputError::file(self.file, format!("line {line}: {field}{what}"))
    }

    fn experiment(&self, table: &DeTable<'t>) -> Result<Experiment> {
        self.known(table, "", &FIELDS)?;
        let mut found = Experiment::default();
        let stem = self.file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        found.name = stem.unwrap_or(found.name);
        if let Some(value) = table.get("name") {
            found.name = self.text(value, "name")?;
            name(&found.name).map_err(|what| self.error(value.span(), "name", what))?;
        }
        if let Some(value) = table.get("jdk") {
            found.jdk = Some(self.path(&self.text(value, "jdk")?));
        }
        if let Some(value) = table.get("criteria") {
            found.criteria = self.each(value, "criteria", &mut |text| known_criterion(text).map(|()| text.into()))?;
        }
        if let Some(value) = table.get("strategies") {
            found.strategies =
                self.each(value, "strategies", &mut |text| known_strategy(text, &[]).map(|()| text.into()))?;
        }
        if let Some(value) = table.get("modes") {
            found.modes = self.each(value, "modes", &mut Mode::named)?;
        }
        if let Some(value) = table.get("seeds") {
            found.seeds = self.seeds(value)?;
        }
        if let Some(value) = table.get("budgets") {
            found.budgets = self.budgets(value)?;
        }
        let mut options = Options::default();
        if let Some(value) = table.get("options") {
            self.options(value, "options", &mut options)?;
        }
        let targets = table.get("target").ok_or_else(|| {
            self.error(0..0, "target", "there is none; every [[target]] is a program that is explored")
        })?;
        let DeValue::Array(targets) = targets.get_ref() else {
            return Err(self.error(targets.span(), "target", "is not written as [[target]]"));
        };
        for value in targets.iter() {
            let subject = self.subject(value, &options)?;
            if found.subjects.iter().any(|other| other.name == subject.name) {
                let what = format!("the name '{}' is there twice; give each target a name", subject.name);
                return Err(self.error(value.span(), "target.name", what));
            }
            found.subjects.push(subject);
        }
        found.check(&[]).map_err(|(field, what)| {
            let at = table.get(field).map_or(0..0, Spanned::span);
            self.error(at, field, what)
        })?;
        Ok(found)
    }

    fn subject(&self, value: &Value<'t>, options: &Options) -> Result<Subject> {
        let DeValue::Table(table) = value.get_ref() else {
            return Err(self.error(value.span(), "target", "is not written as [[target]]"));
        };
        self.known(table, "target.", &TARGET_FIELDS)?;
        let missing = |field: &str, what: &str| self.error(value.span(), field, format!("is missing: {what}"));
        let classpath = table
            .get("classpath")
            .ok_or_else(|| missing("target.classpath", "folders and jars with the program's classes"))?;
        let targets =
            table.get("targets").ok_or_else(|| missing("target.targets", "the classes or methods to explore"))?;
        let path = self.text(classpath, "target.classpath")?;
        let mut options = options.clone();
        if let Some(value) = table.get("options") {
            self.options(value, "target.options", &mut options)?;
        }
        let given = self.each(targets, "target.targets", &mut |text| match text.trim() {
            "" => Err("is empty".to_string()),
            text => Ok(text.to_string()),
        })?;
        let shown = match table.get("name") {
            Some(value) => {
                let text = self.text(value, "target.name")?;
                name(&text).map_err(|what| self.error(value.span(), "target.name", what))?;
                text
            }
            None => short_name(&given),
        };
        let source = table.get("source").map(|value| {
            let folder = self.path(&self.text(value, "target.source")?);
            match Path::new(&folder).is_dir() {
                true => Ok(folder),
                false => Err(self.error(value.span(), "target.source", format!("{folder} is no folder"))),
            }
        });
        Ok(Subject {
            name: shown,
            classpath: self.class_path(&path),
            source: source.transpose()?,
            targets: given,
            options,
        })
    }

    fn options(&self, value: &Value<'t>, field: &str, options: &mut Options) -> Result<()> {
        let DeValue::Table(table) = value.get_ref() else {
            return Err(self.error(value.span(), field, "is no table"));
        };
        for (key, value) in table.iter() {
            let name: &str = key.get_ref();
            let field = format!("{field}.{name}");
            if !Options::NAMES.contains(&name) {
                let what = format!("unknown field{}", advice(name, &Options::NAMES));
                return Err(self.error(key.span(), &field, what));
            }
            let text = match value.get_ref() {
                DeValue::String(text) => text.to_string(),
                DeValue::Integer(_) => self.whole(value, &field)?.to_string(),
                DeValue::Boolean(on) => on.to_string(),
                _ => return Err(self.error(value.span(), &field, "is neither a number, a text, true nor false")),
            };
            options.set(name, &text).map_err(|what| self.error(value.span(), &field, what))?;
        }
        Ok(())
    }

    fn known(&self, table: &DeTable<'t>, before: &str, fields: &[&str]) -> Result<()> {
        let unknown = table.iter().filter(|(key, _)| !fields.contains(&&**key.get_ref()));
        // The first in the file, whatever the order of the table.
        match unknown.min_by_key(|(key, _)| key.span().start) {
            Some((key, _)) => {
                let name: &str = key.get_ref();
                let what = format!("unknown field{}", advice(name, fields));
                Err(self.error(key.span(), &format!("{before}{name}"), what))
            }
            None => Ok(()),
        }
    }

    fn text(&self, value: &Value<'t>, field: &str) -> Result<String> {
        match value.get_ref() {
            DeValue::String(text) if !text.chars().any(char::is_control) => Ok(text.to_string()),
            DeValue::String(_) => Err(self.error(value.span(), field, "has control characters in it")),
            _ => Err(self.error(value.span(), field, "is no text in quotes")),
        }
    }

    /// One text or a list of them.
    fn each<T>(
        &self,
        value: &Value<'t>,
        field: &str,
        read: &mut dyn FnMut(&str) -> std::result::Result<T, String>,
    ) -> Result<Vec<T>> {
        let mut seen: Vec<String> = Vec::new();
        self.list(value, field, &mut |value| {
            let text = self.text(value, field)?;
            if seen.contains(&text) {
                return Err(self.error(value.span(), field, format!("'{text}' is there twice")));
            }
            let found = read(&text).map_err(|what| self.error(value.span(), field, what))?;
            seen.push(text);
            Ok(found)
        })
    }

    fn list<T>(&self, value: &Value<'t>, field: &str, read: &mut dyn FnMut(&Value<'t>) -> Result<T>) -> Result<Vec<T>> {
        match value.get_ref() {
            DeValue::Array(values) if values.is_empty() => Err(self.error(value.span(), field, "is empty")),
            DeValue::Array(values) => values.iter().map(read).collect(),
            _ => Ok(vec![read(value)?]),
        }
    }

    fn whole(&self, value: &Value<'t>, field: &str) -> Result<u64> {
        let DeValue::Integer(number) = value.get_ref() else {
            return Err(self.error(value.span(), field, "is no whole number"));
        };
        u64::from_str_radix(number.as_str(), number.radix())
            .map_err(|_| self.error(value.span(), field, format!("{number} is no whole number from 0")))
    }

    /// How many, or which.
    fn seeds(&self, value: &Value<'t>) -> Result<Vec<u64>> {
        if let DeValue::Array(_) = value.get_ref() {
            return self.list(value, "seeds", &mut |value| self.whole(value, "seeds"));
        }
        match self.whole(value, "seeds")? {
            0 => Err(self.error(value.span(), "seeds", "there is none")),
            count if count > MOST_SEEDS => {
                Err(self.error(value.span(), "seeds", format!("{count} are more than {MOST_SEEDS}")))
            }
            count => Ok((0..count).collect()),
        }
    }

    fn budgets(&self, value: &Value<'t>) -> Result<Vec<f64>> {
        self.list(value, "budgets", &mut |value| {
            let number = match value.get_ref() {
                DeValue::Integer(number) if number.radix() == 10 => number.as_str().parse().ok(),
                DeValue::Float(number) => number.as_str().parse().ok(),
                _ => None,
            };
            let number: f64 = number.ok_or_else(|| self.error(value.span(), "budgets", "is no number of seconds"))?;
            seconds(number).map_err(|what| self.error(value.span(), "budgets", what))?;
            Ok(number)
        })
    }

    fn path(&self, text: &str) -> String {
        let folder = self.file.parent().unwrap_or(Path::new(""));
        folder.join(text).display().to_string()
    }

    fn class_path(&self, text: &str) -> String {
        let separator = if cfg!(windows) { ";" } else { ":" };
        let parts: Vec<String> = text.split(separator).filter(|p| !p.is_empty()).map(|p| self.path(p)).collect();
        parts.join(separator)
    }
}

/// A name for what has none: the classes without their packages, the methods without their parameters.
pub fn short_name(targets: &[String]) -> String {
    let short = |target: &String| {
        let (class, method) = target.split_once("::").map_or((target.as_str(), None), |(c, m)| (c, Some(m)));
        let class = class.rsplit(['.', '/']).next().unwrap_or(class);
        let method = method.map(|m| m.split('(').next().unwrap_or(m));
        method.map_or(class.to_string(), |method| format!("{class}::{method}"))
    };
    let all = targets.iter().map(short).collect::<Vec<_>>().join("+");
    all.chars().filter(|c| *c != '/' && !c.is_control()).take(80).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"
name = "strategies"
criteria = "mcdc"
strategies = ["directed", "random"]
modes = ["preprocessed", "none"]
seeds = 3
budgets = [2, 0.5]

[options]
steps = 1
max-heap = "1m"

[[target]]
classpath = "classes:lib/a.jar"
targets = ["com.example.Tcas::advise(int)", "com.example.Door"]

[[target]]
name = "wbs"
classpath = "classes"
targets = "Wbs"
options = { steps = 2 }
"#;

    fn parsed(text: &str) -> Result<Experiment> {
        parse(Path::new("folder/exp.toml"), text)
    }

    #[test]
    fn a_good_file() {
        let found = parsed(GOOD).unwrap();
        assert_eq!(found.name, "strategies");
        assert_eq!(found.seeds, [0, 1, 2]);
        assert_eq!(found.budgets, [2.0, 0.5]);
        assert_eq!(found.modes, [Mode::Preprocessed, Mode::None]);
        assert_eq!(found.subjects[0].name, "Tcas::advise+Door");
        assert_eq!(found.subjects[0].classpath, "folder/classes:folder/lib/a.jar");
        assert_eq!((found.subjects[0].options.steps, found.subjects[0].options.max_heap), (1, 1 << 20));
        assert_eq!((found.subjects[1].options.steps, found.subjects[1].options.max_heap), (2, 1 << 20));
        assert_eq!(found.runs().len(), 2 * 2 * 2 * 3 * 2);
    }

    #[test]
    fn mistakes_name_line_and_field() {
        let change = |from: &str, to: &str, expected: &str| {
            assert!(GOOD.contains(from), "{from}");
            let error = parsed(&GOOD.replacen(from, to, 1)).expect_err(to).to_string();
            assert_eq!(error, format!("folder/exp.toml: {expected}"));
        };
        change("strategies =", "stratgies =", "line 4: stratgies: unknown field; did you mean 'strategies'?");
        change("\"random\"", "\"radnom\"", "line 4: strategies: 'radnom' is no strategy; did you mean 'random'?");
        change("\"random\"", "\"directed\"", "line 4: strategies: 'directed' is there twice");
        change("\"random\"", "3", "line 4: strategies: is no text in quotes");
        change("\"none\"", "\"instrumentd\"", "line 5: modes: 'instrumentd' is no mode; did you mean 'instrumented'?");
        change("seeds = 3", "seeds = -3", "line 6: seeds: -3 is no whole number from 0");
        change("seeds = 3", "seeds = 0", "line 6: seeds: there is none");
        change("seeds = 3", "seeds = [4, 4]", "line 6: seeds: '4' is there twice");
        change("seeds = 3", "seeds = []", "line 6: seeds: is empty");
        change(
            "seeds = 3",
            "seeds = 99999999999999999999",
            "line 6: seeds: 99999999999999999999 is no whole number from 0",
        );
        change("0.5]", "nan]", "line 7: budgets: NaN is no number of seconds above 0, such as 60 or 0.5");
        change("0.5]", "0]", "line 7: budgets: 0 is no number of seconds above 0, such as 60 or 0.5");
        change("steps = 1", "stpes = 1", "line 10: options.stpes: unknown field; did you mean 'steps'?");
        change("steps = 1", "steps = 1000", "line 10: options.steps: '1000' is no whole number from 0 to 100");
        change("\"1m\"", "\"1x\"", "line 11: options.max-heap: a size is a number with k, m or g, such as 512m");
        change(
            "targets = \"Wbs\"",
            "target = \"Wbs\"",
            "line 20: target.target: unknown field; did you mean 'targets'?",
        );
        change("targets = \"Wbs\"", "", "line 17: target.targets: is missing: the classes or methods to explore");
        change(
            "\"wbs\"",
            "\"Tcas::advise+Door\"",
            "line 17: target.name: the name 'Tcas::advise+Door' is there twice; give each target a name",
        );
        change(
            "\"wbs\"",
            "\"a/b\"",
            "line 18: target.name: the name 'a/b' is empty, longer than 80 characters, or has a slash in it",
        );
        change(
            "options = {",
            "source = \"nowhere\"\noptions = {",
            "line 21: target.source: folder/nowhere is no folder",
        );
    }

    #[test]
    fn what_is_no_toml_is_said_with_its_line() {
        for (text, line) in
            [("a = = 1", 1), ("seeds = 3\nname = \"x", 2), ("seeds = 3\nseeds = 4", 2), ("[[target]]\n]", 2)]
        {
            let error = parsed(text).expect_err(text).to_string();
            assert!(error.starts_with(&format!("folder/exp.toml: line {line}: ")), "{error}");
        }
        assert!(parsed("").unwrap_err().to_string().contains("line 1: target: there is none"));
        assert!(parsed(&"[".repeat(100_000)).is_err());
        assert!(parsed(&format!("a = {}", "[".repeat(100_000))).is_err());
    }
}
