//! Which classes a run is about, and their decisions: from the sources where they are given, else from the bytecode.

use std::collections::BTreeSet;
use std::path::Path;
use std::rc::Rc;

use super::criteria::{Criterion, labellings};
use super::subject::{Part, Subject};
use crate::analysis::decisions::decisions_of;
use crate::analysis::decisions::from_source::Sources;
use crate::classfile::MethodInfo;
use crate::program::ClassPath;
use crate::util::error::Result;

/// The classes with these internal names and those inside them. `wanted` chooses among their methods.
pub fn subject(
    classpath: &ClassPath,
    names: &[String],
    source: Option<&Path>,
    wanted: &dyn Fn(&str, &MethodInfo) -> bool,
) -> Result<Subject> {
    labelled(classpath, names, source, wanted, &[])
}

/// The same with the labels that these criteria ask for.
pub fn labelled(
    classpath: &ClassPath,
    names: &[String],
    source: Option<&Path>,
    wanted: &dyn Fn(&str, &MethodInfo) -> bool,
    criteria: &[&'static Criterion],
) -> Result<Subject> {
    let all = classpath.classes()?;
    let mut chosen: BTreeSet<&String> = BTreeSet::new();
    for name in names {
        let inside = format!("{name}$");
        chosen.extend(all.iter().filter(|class| *class == name || class.starts_with(&inside)));
    }
    let mut sources = source.map(Sources::new);
    let mut find = |name: &str| classpath.load(name).ok().flatten().map(|loaded| Rc::new(loaded.class));
    let traces = criteria.iter().any(|criterion| criterion.paths().is_some());
    let mut subject = Subject { labellings: labellings(criteria), traces, ..Subject::default() };
    for name in chosen {
        let Some(loaded) = classpath.load(name)? else { continue };
        let found = match &mut sources {
            Some(sources) => sources.decisions_of(&loaded.class, &mut find),
            None => decisions_of(&loaded.class),
        };
        let wanted = |method: &MethodInfo| wanted(name, method);
        subject.add(Part { file: &loaded.class, found, wanted: &wanted });
    }
    Ok(subject)
}

/// Larger files are not shown in reports.
const MOST_BYTES: u64 = 8 << 20;

/// The lines of a source; none where there is no such file.
pub fn read_lines(file: &Path) -> Option<Vec<String>> {
    std::fs::metadata(file).ok().filter(|about| about.is_file() && about.len() <= MOST_BYTES)?;
    let text = String::from_utf8_lossy(&std::fs::read(file).ok()?).into_owned();
    Some(text.lines().map(str::to_string).collect())
}
