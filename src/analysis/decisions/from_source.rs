//! The decisions of classes whose sources are given: what the mapping ties to the bytecode, and for the methods where it
//! could not tie everything, what the bytecode itself tells of the rest.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::mapping::bind::Find;
use super::mapping::{Mapped, Mapping, map};
use super::{
    ClassDecisions, DecisionId, MappedCondition, MappedDecision, Origin, Role, Unmapped, from_bytecode, number,
    without_labels,
};
use crate::classfile::{ClassFile, MethodInfo};
use crate::source::ast::{MemberKind, Nesting};
use crate::source::{Decision, SourceFile};

const REMOVED: &str = "removed by the compiler";
/// Larger files are no sources that a person wrote.
const MOST_BYTES: u64 = 32 << 20;

/// A folder of Java sources, read as they are needed.
pub struct Sources {
    folder: PathBuf,
    /// By path below the folder; `None` where there is no such file.
    files: BTreeMap<PathBuf, Option<Rc<Read>>>,
    /// Files whose warnings have been given out.
    reported: BTreeSet<PathBuf>,
}

/// A source with the mapping of its decisions.
struct Read {
    file: SourceFile,
    mapped: Mapped,
    warnings: Vec<String>,
}

impl Sources {
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.to_path_buf(), files: BTreeMap::new(), reported: BTreeSet::new() }
    }

    /// The decisions of a class; `find` gives other classes of the same source. Without a source that fits, those that
    /// the bytecode tells, and a warning.
    pub fn decisions_of(&mut self, class: &ClassFile, find: &mut Find) -> ClassDecisions {
        without_labels(class, self.all_decisions_of(class, find))
    }

    fn all_decisions_of(&mut self, class: &ClassFile, find: &mut Find) -> ClassDecisions {
        let recovered = from_bytecode::recover(class);
        // A name with a path in it would lead out of the package.
        let Some(name) = class.source_file.as_deref().filter(|name| !name.contains(['/', '\\'])) else {
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
        let place = self.folder.join(&path);
        if self.reported.insert(path) {
            found.warnings.extend(read.warnings.iter().cloned());
        }
        if !declares(&read.file, &class.name) {
            let mut recovered = without(recovered, format!("{}: has no class {}", place.display(), class.name));
            recovered.warnings.splice(0..0, found.warnings);
            return recovered;
        }
        found.warnings.extend(recovered.warnings);
        found.foreign = read.mapped.foreign.as_ref().map(|why| format!("{}: {why}", place.display()));
        let mut homes = Vec::new();
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
                Mapping::LeftOut | Mapping::Unmapped(_) if **owner != *class.name => {}
                Mapping::LeftOut => {
                    let methods = candidates(class, &read.file, decision);
                    found.removed.push(unmapped(class, decision, &methods, REMOVED));
                }
                Mapping::Unmapped(reason) => {
                    let methods = candidates(class, &read.file, decision);
                    found.unmapped.push(unmapped(class, decision, &methods, reason));
                    homes.push(methods);
                }
            }
        }
        let explained = |d: &MappedDecision| {
            read.mapped.explained.contains(&(d.class.clone(), d.method.clone(), d.descriptor.clone()))
        };
        let (partly, others) = recovered.decisions.into_iter().partition(explained);
        add_rest(&homes, &mut found, partly);
        // What branches in code that the source does not explain is not left out.
        found.decisions.extend::<Vec<MappedDecision>>(others);
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
            Ok(about) if !about.is_file() => None,
            Ok(about) if about.len() > MOST_BYTES => {
                return Err(format!("{}: larger than any source; left out", place.display()));
            }
            Ok(_) => {
                let bytes = std::fs::read(&place).map_err(|e| format!("{}: {e}", place.display()))?;
                let (text, foreign) = decoded(bytes);
                let file = SourceFile::parse(&place.display().to_string(), &text);
                let mapped = map(&file, find);
                let encoding = foreign.then(|| format!("{}: is not UTF-8 and is read as Latin-1", place.display()));
                let warnings = encoding.into_iter().chain(mapped.warnings.iter().cloned()).collect();
                Some(Rc::new(Read { file, mapped, warnings }))
            }
        };
        self.files.insert(path.to_path_buf(), read.clone());
        Ok(read)
    }
}

/// Does the file declare the class, or a top-level class that it is inside of?
fn declares(file: &SourceFile, class: &str) -> bool {
    let mut top = file.ast.classes.iter().filter(|declared| declared.nesting == Nesting::Top);
    top.any(|declared| {
        class.strip_prefix(&*declared.name).is_some_and(|inner| inner.is_empty() || inner.starts_with('$'))
    })
}

/// The text of a source, and whether it was not in UTF-8. Older sources are mostly in Latin-1, in which every byte is a
/// character.
fn decoded(bytes: Vec<u8>) -> (String, bool) {
    match String::from_utf8(bytes) {
        Ok(text) => (text, false),
        Err(error) => (error.into_bytes().into_iter().map(char::from).collect(), true),
    }
}

/// A decision that has no place in the bytecode, with its method where only one can be meant.
fn unmapped(class: &ClassFile, decision: &Decision, methods: &[Home], reason: &str) -> Unmapped {
    let (method, descriptor) = match methods {
        [one] => one.clone(),
        _ => Default::default(),
    };
    let (line, text) = (decision.span.line, decision.text.clone());
    Unmapped { class: class.name.to_string(), method, descriptor, line, text, reason: reason.to_string() }
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

/// Where a method may hold decisions that could not be mapped, the branches that nothing mapped stands for are handled at
/// the level of the bytecode. `homes` has the methods in question for each such decision; none: any.
fn add_rest(homes: &[Vec<Home>], found: &mut ClassDecisions, recovered: Vec<MappedDecision>) {
    if homes.is_empty() {
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
    let anywhere = homes.iter().any(Vec::is_empty);
    let homes: BTreeSet<(&str, &str)> = homes.iter().flatten().map(|(m, d)| (m.as_str(), d.as_str())).collect();
    let open = |d: &MappedDecision| anywhere || homes.contains(&(d.method.as_str(), d.descriptor.as_str()));
    let free = |d: &MappedDecision| {
        let mut points = d.conditions.iter().flat_map(|c| &c.points);
        points.all(|p| !used.contains(&(d.method.clone(), d.descriptor.clone(), p.pc())))
    };
    let rest: Vec<MappedDecision> = recovered.into_iter().filter(|d| open(d) && free(d)).collect();
    found.decisions.extend(rest);
}

/// Name and descriptor of a method.
type Home = (String, String);

/// The methods that may hold the code of a decision: those of the right name, and of these the ones around its line where
/// there are any.
fn candidates(class: &ClassFile, file: &SourceFile, decision: &Decision) -> Vec<Home> {
    let owner = file.ast.class(decision.owner.class);
    let member = owner.members.get(decision.owner.member as usize).map(|member| &member.kind);
    let name = match member {
        Some(MemberKind::Method { name, .. }) => name.as_str(),
        Some(MemberKind::Initializer { is_static: true, .. } | MemberKind::EnumConstant { .. }) => "<clinit>",
        Some(MemberKind::Field(at)) if owner.fields.get(*at as usize).is_some_and(|f| f.is_static) => "<clinit>",
        _ => "<init>",
    };
    let lambda = decision.owner.lambda.is_some();
    let fits = |method: &&MethodInfo| if lambda { method.name.starts_with("lambda$") } else { *method.name == *name };
    let named: Vec<&MethodInfo> = class.methods.iter().filter(fits).collect();
    let around = |method: &&&MethodInfo| {
        let lines = || method.code.iter().flat_map(|code| &code.lines).map(|entry| u32::from(entry.line));
        let (first, last) = (lines().min().unwrap_or(u32::MAX), lines().max().unwrap_or(0));
        (first..=last).contains(&decision.span.line)
    };
    let close: Vec<&MethodInfo> = named.iter().filter(around).copied().collect();
    let chosen = if close.is_empty() { named } else { close };
    chosen.into_iter().map(|method| (method.name.to_string(), method.descriptor.to_string())).collect()
}

/// In the order of the methods in the class file, and of the first points inside a method.
fn sort(class: &ClassFile, decisions: &mut [MappedDecision]) {
    let place = |d: &MappedDecision| {
        let mut methods = class.methods.iter();
        let method = methods.position(|m| *m.name == *d.method && *m.descriptor == *d.descriptor);
        let first = d.conditions.iter().flat_map(|c| &c.points).map(|p| p.pc()).min();
        (method, first, d.line)
    };
    decisions.sort_by_cached_key(place);
}
