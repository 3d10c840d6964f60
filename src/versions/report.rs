//! The result of `obligato diff` as plain data. Every format of `output::diff` is a writer over this and nothing else.
//!
//! The serialised form is `diff.json`; docs/diff-schema.md describes it. Fields are only ever added, and [`SCHEMA`] grows
//! when a meaning changes. No times and no paths of the machine but those that the user gave: the same run gives the same
//! bytes. Lists are in the order of classes, then methods, then lines.

use serde::{Deserialize, Serialize};

use crate::coverage::report::{Total, Verdict};

pub const SCHEMA: u32 = 1;

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct DiffReport {
    pub schema: u32,
    pub tool: String,
    pub answer: Answer,
    pub old: Side,
    pub new: Side,
    /// Options in force, as option and value.
    pub settings: Vec<(String, String)>,
    pub warnings: Vec<String>,
    /// What differs in the class files, before anything is explored.
    pub changes: Vec<ClassChange>,
    /// The methods compared.
    pub targets: Vec<TargetReport>,
    /// Decisions of the new version that the changes can influence.
    pub impacted: Vec<ImpactedDecision>,
    /// Of the impacted obligations.
    pub totals: Option<Total>,
    /// Tests written for the new version.
    pub tests: Vec<WrittenTest>,
    /// Of the suite that was given with `--tests`; none without one.
    pub affected: Option<Vec<AffectedTest>>,
    pub files: Vec<FilePair>,
    /// What every answer "equivalent" takes for granted; empty without one.
    pub granted: Vec<String>,
    /// What it assumes besides, because the user asked for a narrower world.
    pub assumed: Vec<String>,
    /// The output folder, as given.
    pub out: Option<String>,
    /// A budget or an interrupt ended the run early.
    pub ended_early: Option<String>,
}

impl DiffReport {
    /// Different where one target is; equivalent where all are. Where something changed and nothing was compared, nothing is
    /// known.
    pub fn overall(&self) -> Answer {
        let all = || self.targets.iter().map(|t| t.answer);
        if all().any(|a| a == Answer::Different) {
            Answer::Different
        } else if all().all(|a| a == Answer::Equivalent) && (self.changes.is_empty() || !self.targets.is_empty()) {
            Answer::Equivalent
        } else {
            Answer::Unknown
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    Equivalent,
    Different,
    #[default]
    Unknown,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Side {
    pub classpath: String,
    pub source: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ChangeKind {
    #[default]
    Changed,
    Added,
    Removed,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ClassChange {
    /// `pkg.Foo.Bar`
    pub class: String,
    pub kind: ChangeKind,
    pub methods: Vec<MethodChange>,
    /// What else differs: fields, supertypes, modifiers; a sentence each.
    pub other: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MethodChange {
    /// `bar(int, String)`
    pub shown: String,
    pub kind: ChangeKind,
    /// Lines with instructions that have no counterpart, ascending.
    pub old_lines: Vec<u32>,
    pub new_lines: Vec<u32>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TargetReport {
    /// `pkg.Foo::bar(int,String)`
    pub target: String,
    pub answer: Answer,
    /// Why the answer holds, in a sentence: `the same code`, `all 12 paths give the same`.
    pub because: String,
    /// Why it is unknown: cause and count, most frequent first.
    pub reasons: Vec<(String, u64)>,
    /// What to raise or give so that more is decided: `raise --loops`; the first helps most.
    pub advice: Vec<String>,
    /// What the answer assumes.
    pub scope: Vec<String>,
    pub differences: Vec<Difference>,
    /// Pairs of paths compared.
    pub paths: u64,
    /// What a reader should know besides.
    pub notes: Vec<String>,
    /// Unchanged code that was taken as a function of its arguments.
    pub abstracted: Vec<String>,
    /// It was compared from states that are equal in both versions, not from what calls before it leave.
    #[serde(skip)]
    pub from_equal_states: bool,
}

/// Inputs on which the versions behave differently, one example for all that differ for the same cause.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Difference {
    /// `result`, `exception`, `state`, `output` or `end`.
    pub kind: String,
    /// The cause in a sentence, with the changed lines that the two runs go through.
    pub cause: String,
    /// Of the lines; where it is none, they are in the file of the target's class.
    pub file: Option<usize>,
    pub old_lines: Vec<u32>,
    pub new_lines: Vec<u32>,
    /// Name and value, as Java source would write it.
    pub inputs: Vec<(String, String)>,
    pub old: Observed,
    pub new: Observed,
    /// Pairs of paths that differ for this cause.
    pub count: u64,
    /// Both versions did this on the real JVM: `confirmed`, or why that was not tried.
    pub on_jvm: String,
    /// Position in `tests`.
    pub test: Option<usize>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Observed {
    /// `returns 3`, `throws java.lang.ArithmeticException: / by zero`.
    pub end: String,
    /// What the call changed, and what was printed: name and value.
    pub state: Vec<(String, String)>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ImpactedDecision {
    /// As in `decisions`: stable across moves.
    pub id: String,
    pub class: String,
    pub method: String,
    pub file: Option<usize>,
    pub line: u32,
    pub text: String,
    /// From the change to this decision, one step a line: what, and its line.
    pub chain: Vec<(String, u32)>,
    /// Where each step of `chain` is; what is missing here is in the decision's own file.
    pub chain_at: Vec<Place>,
    pub obligations: Vec<ImpactedObligation>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Place {
    pub file: Option<usize>,
    /// The line is one of the old version: what was there is gone.
    pub old: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ImpactedObligation {
    pub id: String,
    pub what: String,
    pub verdict: Verdict,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct WrittenTest {
    pub class: String,
    pub method: String,
    pub file: String,
    pub line: u32,
    pub code: Vec<String>,
    /// What it shows: a difference, or impacted obligations.
    pub shows: Vec<String>,
    pub on_jvm: String,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct AffectedTest {
    /// `pkg.FooTest.bar`
    pub test: String,
    pub affected: bool,
    /// What it reaches that changed; for the others, empty.
    pub because: String,
    /// Whether it would notice the change; none where that was not asked.
    #[serde(default)]
    pub notice: Option<Notice>,
}

/// What a test has to do with a change, as its run in the VM shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Notice {
    /// An assertion depends on something that the change can influence.
    Checks,
    /// It runs what changed, and no assertion depends on anything that the change can influence.
    ChecksNothing,
    /// It can reach what changed, and does not run it.
    DoesNotRun,
    /// It could not be told.
    Unknown { reason: String },
}

/// A source file in both versions, to be shown side by side.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct FilePair {
    /// As packages go: `pkg/Foo.java`.
    pub path: String,
    /// Without line ends; empty where there is no source.
    pub old: Vec<String>,
    pub new: Vec<String>,
    /// Lines with changed instructions, ascending.
    pub old_changed: Vec<u32>,
    pub new_changed: Vec<u32>,
    /// Lines of the new version that a change influences.
    pub new_impacted: Vec<u32>,
}
