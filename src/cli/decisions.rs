//! `obligato decisions`: the decisions of compiled classes, with their conditions, tables and obligations.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use clap::{Args, ValueEnum};

use crate::analysis::decisions::from_source::Sources;
use crate::analysis::decisions::views::code_objectives;
use crate::analysis::decisions::{check, decisions_of};
use crate::output::decisions::{ClassReport, Report, json, read_xml, text, xml};
use crate::program::{ClassPath, Jdk};
use crate::util::InputError;
use crate::util::error::Result;

/// The release that multi-release jars are read for where no JDK tells.
const DEFAULT_RELEASE: u16 = 21;
/// Names that one message lists.
const MOST_NAMES: usize = 5;

/// Show the decisions of classes: conditions, branches, masking tables, MC/DC obligations
#[derive(Args)]
#[command(after_help = "\
Without CLASS, all classes on the class path are shown. A class includes the classes inside it.

Exit code: 0; 2 for a usage or input error.

Examples:
  obligato decisions --classpath target/classes --source src/main/java com.example.Triangle
  obligato decisions --classpath target/classes com.example.Triangle
  obligato decisions --classpath app.jar --format xml > decisions.xml
  obligato decisions --classpath app.jar --from decisions.xml --json")]
pub struct DecisionsArguments {
    /// Folders and jars with the compiled classes, separated as for `java`
    #[arg(long, alias = "class-path", value_name = "PATH", default_value = ".")]
    classpath: String,
    /// A folder with the Java sources of the classes
    #[arg(long, value_name = "DIR", conflicts_with = "from")]
    source: Option<PathBuf>,
    /// Take the decisions from a file that `--format xml` wrote
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    #[arg(long, value_enum, default_value_t = Format::Text, value_name = "FORMAT", help = "What to write")]
    format: Format,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Classes by their names, such as com.example.Triangle
    #[arg(value_name = "CLASS")]
    classes: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
    Xml,
}

pub fn decisions(arguments: DecisionsArguments) -> Result<u8> {
    if let Some(folder) = arguments.source.as_ref().filter(|folder| !folder.is_dir()) {
        return Err(InputError::file(folder, "is no folder; --source takes the root folder of the Java sources"));
    }
    let given = arguments.from.as_deref().map(read_xml::read_file).transpose()?;
    let release = Jdk::locate(None).map_or(DEFAULT_RELEASE, |jdk| jdk.feature());
    let classpath = ClassPath::open(&arguments.classpath, release)?;
    let names = chosen(&classpath, &arguments.classes)?;
    for path in classpath.missing() {
        warn(&format!("{} is on the class path but does not exist", path.display()));
    }
    let report = match given {
        Some(given) => from_file(&classpath, given, &names, &arguments)?,
        None => from_classes(&classpath, &names, &arguments)?,
    };
    report.warnings.iter().for_each(|warning| warn(warning));
    let format = if arguments.json { Format::Json } else { arguments.format };
    let mut out = BufWriter::new(std::io::stdout().lock());
    let written = match format {
        Format::Text => text::write(&report, &mut out),
        Format::Json => json::write(&report, &mut out),
        Format::Xml => xml::write(&report, &mut out),
    };
    // A closed pipe is the reader's choice.
    match written.and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(InputError::usage(format!("the result cannot be written: {error}")))
        }
        _ => Ok(0),
    }
}

fn warn(what: &str) {
    eprintln!("obligato: warning: {what}");
}

/// The internal names of the classes to show, sorted.
pub(super) fn chosen(classpath: &ClassPath, wanted: &[String]) -> Result<Vec<String>> {
    let all = classpath.classes()?;
    if all.is_empty() {
        let shown = |paths: &mut dyn Iterator<Item = &Path>| {
            paths.map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
        };
        let searched = shown(&mut classpath.containers());
        let absent = shown(&mut classpath.missing().iter().map(PathBuf::as_path));
        let place = if searched.is_empty() { String::new() } else { format!(" ({searched})") };
        let gone = if absent.is_empty() { String::new() } else { format!("; {absent} does not exist") };
        let what = format!("there are no classes on the class path{place}{gone}");
        return Err(InputError::usage(format!(
            "{what}; give the folder or jar of the compiled classes with --classpath"
        )));
    }
    if wanted.is_empty() {
        return Ok(all);
    }
    let mut names = BTreeSet::new();
    for name in wanted {
        let internal = name.replace('.', "/");
        let inside = format!("{internal}$");
        let found: Vec<&String> =
            all.iter().filter(|class| **class == internal || class.starts_with(&inside)).collect();
        if !found.iter().any(|class| ***class == internal) {
            return Err(not_found(classpath, &all, name, &internal)?);
        }
        names.extend(found.into_iter().cloned());
    }
    Ok(names.into_iter().collect())
}

fn not_found(classpath: &ClassPath, all: &[String], name: &str, internal: &str) -> Result<InputError> {
    let mut similar = classpath.similar(internal)?;
    if similar.is_empty() {
        // `a.B.C` for the class C inside a.B.
        let normal = |name: &str| name.replace('$', "/").to_lowercase();
        similar = all.iter().filter(|class| normal(class) == normal(internal)).cloned().collect();
    }
    let (what, listed) = if similar.is_empty() { ("there are", all) } else { ("did you mean", similar.as_slice()) };
    let shown: Vec<String> = listed.iter().take(MOST_NAMES).map(|class| class.replace('/', ".")).collect();
    let more = match listed.len().saturating_sub(MOST_NAMES) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let question = if similar.is_empty() { "" } else { "?" };
    let advice = format!("{what} {}{more}{question}", shown.join(", "));
    Ok(InputError::usage(format!("there is no class {name} on the class path; {advice}")))
}

/// Decisions from the classes themselves. A class that cannot be read is an error only if it was asked for.
/// From the sources where they are given, else from the bytecode.
fn from_classes(classpath: &ClassPath, names: &[String], arguments: &DecisionsArguments) -> Result<Report> {
    let named = !arguments.classes.is_empty();
    let mut sources = arguments.source.as_deref().map(Sources::new);
    let mut find = |name: &str| classpath.load(name).ok().flatten().map(|loaded| Rc::new(loaded.class));
    let mut report = Report::default();
    for name in names {
        match classpath.load(name) {
            Ok(Some(loaded)) => {
                let mut found = match &mut sources {
                    Some(sources) => sources.decisions_of(&loaded.class, &mut find),
                    None => decisions_of(&loaded.class),
                };
                report.warnings.append(&mut found.warnings);
                let code = code_objectives(&loaded.class, &found.decisions);
                report.classes.push(ClassReport { name: name.clone(), found, code });
            }
            Ok(None) => {}
            Err(error) if named => return Err(error),
            Err(error) => report.warnings.push(error.to_string()),
        }
    }
    Ok(report)
}

/// Decisions from a file, for the classes chosen; each must fit the class that is on the class path.
fn from_file(classpath: &ClassPath, given: Report, names: &[String], arguments: &DecisionsArguments) -> Result<Report> {
    let file = arguments.from.clone().unwrap_or_default();
    let mut by_name: BTreeMap<String, ClassReport> =
        given.classes.into_iter().map(|class| (class.name.clone(), class)).collect();
    let mut report = Report { classes: Vec::new(), warnings: given.warnings };
    for name in names {
        let Some(mut class) = by_name.remove(name) else { continue };
        let Some(loaded) = classpath.load(name)? else { continue };
        check::check(&loaded.class, &class.found.decisions)
            .map_err(|what| InputError::file(&file, format!("does not fit {}: {what}", loaded.origin)))?;
        class.code = code_objectives(&loaded.class, &class.found.decisions);
        report.classes.push(class);
    }
    let missing: Vec<String> =
        by_name.keys().filter(|_| arguments.classes.is_empty()).map(|name| name.replace('/', ".")).collect();
    if !missing.is_empty() {
        let shown = missing.iter().take(MOST_NAMES).map(String::as_str).collect::<Vec<_>>().join(", ");
        report.warnings.push(format!("{}: not on the class path, left out: {shown}", file.display()));
    }
    Ok(report)
}
