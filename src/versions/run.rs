//! A whole comparison: every target, what changed, the sources, and the tests that show the differences.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::rc::Rc;
use std::time::Instant;

use super::beginnings;
use super::compare::{Compared, Request};
use super::effects::{own, roots};
use super::flow_of_state::{Flows, Roots};
use super::granted::granted;
use super::handed_out::behind;
use super::linked::broken;
use super::product::Found;
use super::report::{Answer, ChangeKind, ClassChange, DiffReport, FilePair, MethodChange, TargetReport, WrittenTest};
use super::same_code::is_same;
use super::targets::{Chosen, nearest_to};
use crate::analysis::diff::{Changes, Kind, MethodDiff, MethodKey, Version};
use crate::classfile::ClassFile;
use crate::coverage::scope::read_lines;
use crate::explore::input::java_type;
use crate::explore::script::parameter_types;
use crate::explore::target::{Reach, Target};
use crate::interp::Vm;
use crate::program::StandIn;
use crate::testgen::generate::outcome::{JUNIT_FOLDER, Trial, code_of, retain};
use crate::testgen::{JUnit, JavaFile, Note, OnJvm, Runner, TestCase, run_on_jvm, write_as};

/// What a comparison needs besides the versions.
pub struct Job<'a> {
    pub request: Request<'a>,
    /// The end of the budget.
    pub end: Instant,
    /// The user names what is compared: how targets are found.
    pub named: Option<&'a Reach>,
    pub old_source: Option<&'a Path>,
    pub new_source: Option<&'a Path>,
}

/// Tests for the new version: where they are run and tried.
pub struct Writing<'a> {
    /// The new version, to be run and not explored.
    pub plain: &'a Vm,
    pub junit: JUnit,
    /// Java names of classes that are there already.
    pub taken: &'a BTreeSet<String>,
    pub trial: Option<Trial<'a>>,
}

impl Job<'_> {
    /// Compares all targets; what was found of each goes into the report, the differences are given.
    pub fn compare(
        &self,
        chosen: &Chosen,
        report: &mut DiffReport,
        progress: &mut dyn FnMut(usize, u64, usize),
    ) -> Vec<(usize, Found)> {
        let mut all = Vec::new();
        report.changes = changes(self.request.changes);
        for (what, why) in &chosen.left {
            report.targets.push(TargetReport {
                target: what.clone(),
                because: "it could not be compared".into(),
                reasons: vec![(why.clone(), 0)],
                ..TargetReport::default()
            });
        }
        for class in &chosen.begin {
            report.targets.push(beginnings::compare(self.request.old, self.request.new, self.request.changes, class));
        }
        for (name, why) in &chosen.removed {
            report.targets.push(TargetReport {
                target: name.clone(),
                answer: Answer::Different,
                because: why.clone(),
                ..TargetReport::default()
            });
        }
        let (request, targets) = (&self.request, &chosen.targets);
        let files = self.files(request.changes);
        let different: Vec<bool> = targets.iter().map(|t| !is_same(request.new.vm, request.changes, t)).collect();
        let mut supports = Supports::default();
        let mut left = different.iter().filter(|d| **d).count().max(1) as u32;
        for (number, target) in targets.iter().enumerate() {
            if !different[number] {
                let mut same = TargetReport {
                    target: target.name.clone(),
                    answer: Answer::Equivalent,
                    because: "the same code".into(),
                    from_equal_states: true,
                    ..TargetReport::default()
                };
                self.stand_on(target, &mut same, &mut supports);
                if same.answer != Answer::Equivalent || !chosen.aside.contains(&target.name) {
                    report.targets.push(same);
                }
                continue;
            }
            let until = Instant::now() + self.end.saturating_duration_since(Instant::now()) / left;
            left = left.saturating_sub(1).max(1);
            let mut update = |compared: u64, waiting: usize| progress(number, compared, waiting);
            let Compared { report: compared, found } = request.compare(target, until, &mut update);
            let (mut compared, mut found) = (compared, found);
            if chosen.made_up.contains(&target.name) && compared.answer == Answer::Different {
                found.clear();
                doubt(&mut compared);
            }
            self.stand_on(target, &mut compared, &mut supports);
            for (difference, found) in compared.differences.iter_mut().zip(&found) {
                let class = found.new_lines.iter().chain(&found.old_lines).next().map(|(class, _)| Rc::clone(class));
                difference.file = class.and_then(|class| file_of(&files, request.changes, &class));
            }
            all.extend(found.into_iter().map(|f| (report.targets.len(), f)));
            report.targets.push(compared);
        }
        report.answer = report.overall();
        if report.targets.iter().any(|target| target.answer == Answer::Equivalent) {
            report.granted = granted();
            let assumed = request.new.vm.config.world.sentences();
            report.assumed = assumed.into_iter().map(str::to_string).collect();
            let scopes = report.targets.iter().flat_map(|target| &target.scope);
            let modelled = request.new.vm.config.stand_ins.among(scopes).into_iter();
            report.assumed.extend(modelled.map(StandIn::assumption));
        }
        report.files = files;
        let interrupted = request.stop.load(std::sync::atomic::Ordering::Relaxed);
        report.ended_early = interrupted.then(|| "interrupted".to_string());
        all
    }

    /// A method that the user names is the same only where changed code that it does not run leaves the same for it.
    fn stand_on<'s>(&'s self, target: &Target, report: &mut TargetReport, known: &mut Supports<'s>) {
        let Some(reach) = self.named.filter(|_| report.answer == Answer::Equivalent) else { return };
        let (new, changes) = (self.request.new.vm, self.request.changes);
        let (own, all) = (own(new, target), roots(new, target));
        let of_state = Roots { own: &own, all: &all, followed: !report.from_equal_states };
        let mut handed_out = behind(changes, &all);
        handed_out.extend(behind(changes, &own));
        let flows = known.flows.get_or_insert_with(|| Flows::new(changes));
        let all = [
            (flows.writers(changes, &of_state), "state that {} may leave otherwise, by what changed"),
            (handed_out, "what it hands out, on which {} may run, which changed"),
        ];
        for (methods, why) in all {
            let doubts = self.doubts(target, reach, &methods, report, known);
            let said = |(what, because): (String, Option<String>)| {
                let because = because.map(|because| format!(" ({because})")).unwrap_or_default();
                (format!("{}{because}", why.replace("{}", &what)), 0)
            };
            report.reasons.extend(doubts.into_iter().map(said));
        }
        let broken = broken(changes, of_state.all).into_iter();
        report.reasons.extend(broken.map(|what| (format!("{what}, which links in one version only"), 0)));
        if !report.reasons.is_empty() {
            report.answer = Answer::Unknown;
            report.because = "not everything was compared".into();
        }
    }

    /// Which of some methods, or of what leads to them, may do something else, and why they were not compared.
    fn doubts(
        &self,
        target: &Target,
        reach: &Reach,
        methods: &BTreeSet<MethodKey>,
        report: &mut TargetReport,
        known: &mut Supports<'_>,
    ) -> Vec<(String, Option<String>)> {
        let (old, new, changes) = (self.request.old.vm, self.request.new.vm, self.request.changes);
        let chosen = nearest_to(old, new, changes, reach, methods);
        let mut doubts: Vec<(String, Option<String>)> =
            chosen.left.into_iter().map(|(what, why)| (what, Some(why))).collect();
        // An initialiser runs by itself, also where a class has nothing to call.
        let begin = methods.iter().filter(|method| &*method.name == "<clinit>");
        let shown = |class: &str| class.replace('/', ".");
        let otherwise = |b: &MethodKey| known.flows.as_ref().is_some_and(|flows| flows.begins_otherwise(b));
        let has_calls =
            |b: &MethodKey| chosen.targets.iter().any(|t| t.name.starts_with(&format!("{}::", shown(&b.class))));
        let alone = begin.filter(|b| otherwise(b) || !has_calls(b));
        doubts.extend(alone.map(|method| (format!("the initialiser of {}", shown(&method.class)), None)));
        for support in chosen.targets.iter().filter(|support| support.name != target.name) {
            let same = *known.same.entry(support.name.clone()).or_insert_with(|| {
                let now = Instant::now();
                let until = now + self.end.saturating_duration_since(now) / 2;
                is_same(new, changes, support)
                    || self.request.compare(support, until, &mut |_, _| {}).report.answer == Answer::Equivalent
            });
            match same {
                true => report.notes.push(format!("{} does the same for it", support.name)),
                false => doubts.push((support.name.clone(), None)),
            }
        }
        doubts
    }

    /// The sources of the classes that differ.
    fn files(&self, changes: &Changes) -> Vec<FilePair> {
        let mut files: BTreeMap<String, FilePair> = BTreeMap::new();
        for diff in changes.classes() {
            let file = |version: Version, name: &Option<std::rc::Rc<str>>| {
                name.as_ref().and_then(|n| changes.files(version).get(n)).map(|c| source_path(c))
            };
            let found = file(Version::New, &diff.new_name).or_else(|| file(Version::Old, &diff.old_name));
            let Some(path) = found else { continue };
            let pair = files.entry(path.clone()).or_insert_with(|| {
                let read = |folder: Option<&Path>| folder.and_then(|f| read_lines(&f.join(&path))).unwrap_or_default();
                FilePair { old: read(self.old_source), new: read(self.new_source), path, ..FilePair::default() }
            });
            for method in &diff.methods {
                pair.old_changed.extend(method.old.changed_lines());
                pair.new_changed.extend(method.new.changed_lines());
            }
        }
        for pair in files.values_mut() {
            for lines in [&mut pair.old_changed, &mut pair.new_changed] {
                lines.sort_unstable();
                lines.dedup();
            }
        }
        files.into_values().collect()
    }

    /// A test of the new version for each difference.
    pub fn write(&self, found: &[(usize, Found)], writing: &Writing<'_>, report: &mut DiffReport) -> Vec<JavaFile> {
        let runner = Runner::new(writing.plain, self.request.new.vm);
        let mut cases: Vec<TestCase> = Vec::new();
        let mut notes = Vec::new();
        let mut places = Vec::new();
        let mut used: BTreeMap<usize, usize> = BTreeMap::new();
        for (target, found) in found {
            let number = *used.entry(*target).and_modify(|n| *n += 1).or_insert(0);
            let case = found.draft.as_ref().map_err(String::clone).and_then(|d| runner.run(d, &mut |_, _| {}));
            match case {
                Ok(case) => {
                    places.push((*target, number));
                    notes.push(note(&case, found));
                    cases.push(case);
                }
                Err(why) => {
                    let name = report.targets.get(*target).map(|t| t.target.clone()).unwrap_or_default();
                    report.warnings.push(format!("no test is written for a difference of {name}: {why}"));
                }
            }
        }
        let java =
            |cases: &[TestCase], notes: &[Note]| write_as(cases, notes, writing.junit, "ChangesTest", writing.taken);
        let mut files = java(&cases, &notes);
        let mut results = match &writing.trial {
            Some(trial) => run_on_jvm(trial.jdk, trial.classpath, &files, trial.until, trial.stop),
            None => Vec::new(),
        };
        // What does not compile would take the others of its file with it, and what fails shows nothing.
        let mut faults = results.iter().map(|end| match end {
            OnJvm::Broken(why) => Some(format!("the test does not compile: {why}")),
            OnJvm::Failed(why) => Some(format!("the test does not pass on the JVM: {why}")),
            _ => None,
        });
        let faults: Vec<Option<String>> = places.iter().map(|_| faults.next().flatten()).collect();
        for ((target, _), why) in places.iter().zip(&faults).filter_map(|(place, why)| Some((place, why.as_ref()?))) {
            let name = report.targets.get(*target).map(|t| t.target.clone()).unwrap_or_default();
            report.warnings.push(format!("no test is written for a difference of {name}: {why}"));
        }
        if faults.iter().any(Option::is_some) {
            let good: Vec<bool> = faults.iter().map(Option::is_none).collect();
            retain(&mut cases, &good);
            retain(&mut notes, &good);
            retain(&mut places, &good);
            retain(&mut results, &good);
            files = java(&cases, &notes);
        }
        for (case, (target, number)) in places.iter().enumerate() {
            let on_jvm = match results.get(case) {
                Some(OnJvm::Passed) => "passed".to_string(),
                Some(OnJvm::Failed(why) | OnJvm::Broken(why) | OnJvm::NotRun(why)) => format!("not run: {why}"),
                None => "not run".to_string(),
            };
            let Some((file, (_, method, line))) =
                files.iter().find_map(|f| f.tests.iter().find(|(n, ..)| *n == case).map(|t| (f, t)))
            else {
                continue;
            };
            let position = report.tests.len();
            report.tests.push(WrittenTest {
                class: file.path.trim_end_matches(".java").replace('/', "."),
                method: method.clone(),
                file: format!("{JUNIT_FOLDER}/{}", file.path),
                line: *line,
                code: code_of(&file.text.lines().collect::<Vec<_>>(), *line),
                shows: notes.get(case).map(|n| n.comment.clone()).unwrap_or_default(),
                on_jvm,
            });
            let difference = report.targets.get_mut(*target).and_then(|t| t.differences.get_mut(*number));
            if let Some(difference) = difference {
                difference.test = Some(position);
            }
        }
        files
    }
}

/// What answers stand on.
#[derive(Default)]
struct Supports<'a> {
    /// Comparisons: whether they are the same, by name.
    same: BTreeMap<String, bool>,
    flows: Option<Flows<'a>>,
}

/// A difference for an object that perhaps nobody can make is none, and no proof.
fn doubt(report: &mut TargetReport) {
    report.answer = Answer::Unknown;
    report.because = "not everything was compared".into();
    let seen = report.differences.first().map(|d| format!("the old version {}, the new one {}", d.old.end, d.new.end));
    report.notes.extend(seen);
    report.differences.clear();
    report
        .reasons
        .insert(0, ("it differs for a receiver of which it is not known whether a caller can make one".into(), 0));
}

fn note(case: &TestCase, found: &Found) -> Note {
    let method = case.target.split("::").nth(1).and_then(|m| m.split('(').next()).unwrap_or("behaviour");
    let name = format!("{method}ChangedIts{}", capital(found.kind.word()));
    let comment = vec![
        format!("Behaviour that changed: the old version {}.", found.old.end),
        format!("The new version {}.", found.new.end),
    ];
    Note { name, comment }
}

fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|c| c.to_ascii_uppercase().to_string() + chars.as_str()).unwrap_or_default()
}

pub fn source_path(class: &ClassFile) -> String {
    let outer = class.name.rsplit('/').next().unwrap_or_default();
    let outer = outer.split('$').next().unwrap_or(outer);
    let file = class.source_file.as_deref().map_or_else(|| format!("{outer}.java"), str::to_string);
    match class.name.rsplit_once('/') {
        Some((package, _)) => format!("{package}/{file}"),
        None => file,
    }
}

/// The file of a class of either version, by its internal name; its place in the list.
pub fn file_of(files: &[FilePair], changes: &Changes, class: &str) -> Option<usize> {
    let find = |version| changes.files(version).get(class).map(|c| source_path(c));
    let path = find(Version::New).or_else(|| find(Version::Old))?;
    files.iter().position(|file| file.path == path)
}

fn changes(changes: &Changes) -> Vec<ClassChange> {
    let kind = |kind: Kind| match kind {
        Kind::Changed => ChangeKind::Changed,
        Kind::Added => ChangeKind::Added,
        Kind::Removed => ChangeKind::Removed,
    };
    let method = |m: &MethodDiff| MethodChange {
        shown: m.key().map(|key| shown(&key.name, &key.descriptor)).unwrap_or_default(),
        kind: kind(m.kind),
        old_lines: m.old.changed_lines(),
        new_lines: m.new.changed_lines(),
    };
    let all = changes.classes().iter().map(|class| ClassChange {
        class: class.name().replace(['/', '$'], "."),
        kind: kind(class.kind),
        methods: class.methods.iter().map(method).collect(),
        other: class.other.clone(),
    });
    all.collect()
}

fn shown(name: &str, descriptor: &str) -> String {
    let types: Vec<String> = parameter_types(descriptor).iter().map(|t| java_type(t)).collect();
    format!("{name}({})", types.join(", "))
}
