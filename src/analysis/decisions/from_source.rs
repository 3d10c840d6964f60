//! The decisions of classes whose sources are given: what the mapping ties to the bytecode, and for the methods where it
//! could not tie everything, what the bytecode itself tells of the rest.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::mapping::bind::Find;
use super::mapping::{Mapped, Mapping, map};
use super::{
    ClassDecisions, DecisionId, MappedCondition, MappedDecision, Origin, Role, Unmapped, from_bytecode, number,
};
use crate::classfile::ClassFile;
use crate::source::{Decision, SourceFile};

/// Larger files are no sources that a person wrote.
const MOST_BYTES: u64 = 32 << 20;

/// A folder of Java sources, read as they are needed.
pub struct Sources {
    folder: PathBuf,
    /// By path below the folder; `None` where there is no such file.
    files: BTreeMap<PathBuf, Option<Rc<Read>>>,
}

/// A source with the mapping of its decisions.
struct Read {
    file: SourceFile,
    mapped: Mapped,
}

impl Sources {
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.to_path_buf(), files: BTreeMap::new() }
    }

    /// The decisions of a class; `find` gives other classes of the same source. Without a source that fits, those that
    /// the bytecode tells, and a warning.
    pub fn decisions_of(&mut self, class: &ClassFile, find: &mut Find) -> ClassDecisions {
        let recovered = from_bytecode::recover(class);
        let Some(name) = class.source_file.as_deref() else {
            return without(recovered, format!("{}: the class does not name its source", class.name));
        };
        let package = class.name.rsplit_once('/').map_or("", |(package, _)| package);
        let path = Path::new(package).join(name);
        let read = match self.read(&path, find) {
            Ok(Some(read)) => read,
            Ok(None) => {
                let place = self.folder.join(&path);
                return without(recovered, format!("{}: no such source of {}", place.display(), class.name));
            }
            Err(why) => return without(recovered, why),
        };
        let mut found = ClassDecisions::default();
        found.warnings.extend(recovered.warnings);
        let mut first = true;
        for (decision, mapping) in &read.mapped.decisions {
            let owner = &read.file.ast.class(decision.owner.class).name;
            match mapping {
                Mapping::Mapped(sites) => {
                    let here = sites.iter().filter(|site| *site.class == *class.name);
                    found.decisions.extend(here.map(|site| MappedDecision {
                        class: site.class.clone(),
                        method: site.method.clone(),
                        descriptor: site.descriptor.clone(),
                        origin: Origin::Source,
                        role: if decision.place.controls() { Role::Control } else { Role::Value },
                        line: decision.span.line,
                        text: decision.text.clone(),
                        tree: decision.tree.clone(),
                        conditions: conditions(decision, &site.points),
                        id: DecisionId::default(),
                    }));
                }
                Mapping::LeftOut => {}
                Mapping::Unmapped(reason) if **owner == *class.name => found.unmapped.push(Unmapped {
                    class: class.name.to_string(),
                    method: String::new(),
                    descriptor: String::new(),
                    line: decision.span.line,
                    text: decision.text.clone(),
                    reason: reason.clone(),
                }),
                Mapping::Unmapped(_) => {}
            }
            if std::mem::take(&mut first) && **owner == *class.name {
                found.warnings.extend(read.mapped.warnings.iter().cloned());
            }
        }
        add_rest(class, &mut found, recovered.decisions);
        sort(class, &mut found.decisions);
        number(&mut found.decisions);
        found
    }

    fn read(&mut self, path: &Path, find: &mut Find) -> Result<Option<Rc<Read>>, String> {
        if let Some(known) = self.files.get(path) {
            return Ok(known.clone());
        }
        let place = self.folder.join(path);
        let read = match std::fs::metadata(&place) {
            Err(_) => None,
            Ok(about) if about.len() > MOST_BYTES => {
                return Err(format!("{}: larger than any source; left out", place.display()));
            }
            Ok(_) => {
                let bytes = std::fs::read(&place).map_err(|e| format!("{}: {e}", place.display()))?;
                let text = String::from_utf8_lossy(&bytes);
                let file = SourceFile::parse(&place.display().to_string(), &text);
                let mapped = map(&file, find);
                Some(Rc::new(Read { file, mapped }))
            }
        };
        self.files.insert(path.to_path_buf(), read.clone());
        Ok(read)
    }
}

fn without(mut recovered: ClassDecisions, why: String) -> ClassDecisions {
    recovered.warnings.push(format!("{why}; its decisions are recovered from the bytecode"));
    recovered
}

fn conditions(decision: &Decision, points: &[Vec<super::Point>]) -> Vec<MappedCondition> {
    let all = decision.conditions.iter().enumerate();
    all.map(|(i, condition)| MappedCondition {
        text: condition.text.clone(),
        line: condition.span.line,
        column: condition.span.column,
        points: points.get(i).cloned().unwrap_or_default(),
    })
    .collect()
}

/// Where a method has lines of decisions that could not be mapped, the branches that nothing mapped stand for are handled
/// at the level of the bytecode.
fn add_rest(class: &ClassFile, found: &mut ClassDecisions, recovered: Vec<MappedDecision>) {
    if found.unmapped.is_empty() {
        return;
    }
    let used: BTreeSet<(String, String, u32)> = found
        .decisions
        .iter()
        .flat_map(|d| {
            let points = d.conditions.iter().flat_map(|c| &c.points);
            points.map(|p| (d.method.clone(), d.descriptor.clone(), p.pc())).collect::<Vec<_>>()
        })
        .collect();
    for unmapped in &mut found.unmapped {
        if let Some(method) = class.methods.iter().find(|m| has_line(m, unmapped.line)) {
            unmapped.method = method.name.to_string();
            unmapped.descriptor = method.descriptor.to_string();
        }
    }
    let open = |d: &MappedDecision| {
        let mut same = found.unmapped.iter();
        same.any(|u| u.method.is_empty() || u.method == d.method && u.descriptor == d.descriptor)
    };
    let free = |d: &MappedDecision| {
        let mut points = d.conditions.iter().flat_map(|c| &c.points);
        points.all(|p| !used.contains(&(d.method.clone(), d.descriptor.clone(), p.pc())))
    };
    let rest: Vec<MappedDecision> = recovered.into_iter().filter(|d| open(d) && free(d)).collect();
    found.decisions.extend(rest);
}

fn has_line(method: &crate::classfile::MethodInfo, line: u32) -> bool {
    method.code.as_ref().is_some_and(|code| code.lines.iter().any(|entry| u32::from(entry.line) == line))
}

/// In the order of the methods in the class file, and of the first points inside a method.
fn sort(class: &ClassFile, decisions: &mut [MappedDecision]) {
    let place = |d: &MappedDecision| {
        let mut methods = class.methods.iter();
        let method = methods.position(|m| *m.name == *d.method && *m.descriptor == *d.descriptor);
        let first = d.conditions.iter().flat_map(|c| &c.points).map(|p| p.pc()).min();
        (method, first, d.line)
    };
    decisions.sort_by_key(place);
}
