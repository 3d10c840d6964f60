//! The result of `generate` and `measure` as plain data. Every report format is a writer over this and nothing else.
//!
//! The serialised form is `report.json`; docs/report-schema.md describes it. Fields are only ever added, and [`SCHEMA`]
//! grows when a meaning changes; a field that an older report lacks is read as empty.
//!
//! Invariants: every objective has exactly one verdict, and totals count all of them; whoever shows a percentage takes
//! all objectives as 100 %. Indices (`tests`, `files`, `objectives`, `decisions`) are positions in the lists here.

use serde::{Deserialize, Serialize};

pub const SCHEMA: u32 = 1;
/// What [`TestReport::coverage_on_jvm`] says at best.
pub const CONFIRMED: &str = "confirmed";

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct RunReport {
    pub schema: u32,
    /// Name and version of the program.
    pub tool: String,
    /// `generate` or `measure`.
    pub command: String,
    pub settings: Settings,
    pub warnings: Vec<String>,
    pub files: Vec<SourceText>,
    pub decisions: Vec<DecisionReport>,
    /// Decisions for which the compiler made no code, by file, line and text: they have no objectives.
    pub removed: Vec<String>,
    pub objectives: Vec<Objective>,
    pub tests: Vec<TestReport>,
    /// Tests that were not written, because a replay did not show what was predicted.
    pub withheld: Vec<Withheld>,
    /// By criterion, in the order asked for.
    pub totals: Vec<Total>,
    pub exploration: Vec<Exploration>,
    /// What each means of a generation brought, of those that had a turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub means: Vec<MeansReport>,
    /// By target, where paths were asked for.
    pub paths: Vec<PathsReport>,
    /// Objectives covered as paths were explored; the last entry is the end.
    pub timeline: Vec<Moment>,
    pub justifications: Vec<JustificationReport>,
    /// What was found about the partition of `--partition`, by target.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub partitions: Vec<PartitionReport>,
    /// The mutants among the objectives, in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mutants: Vec<MutantReport>,
    /// The total of mutants without duplicate and subsumed ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distinct_mutants: Option<Total>,
    /// The attributes among the objectives, in their order, where state coverage was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub state: Vec<AttributeReport>,
    /// The user's models that explorations went by; proofs depend on them, covered objectives do not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub models: Vec<ModelReport>,
    /// A budget, an interrupt or an error ended the run early; empty otherwise.
    pub ended_early: Option<String>,
    /// Times are told and never written: the same run gives the same bytes.
    #[serde(skip)]
    pub seconds: f64,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `mcdc`, `unique-cause`, `statement`, `branch`, `decision`, `condition`, `decision-condition`, `multiple-condition`.
    pub criteria: Vec<String>,
    pub targets: Vec<String>,
    pub classpath: String,
    pub source: Option<String>,
    /// The JDK whose classes were used, such as `17.0.2`.
    pub jdk: String,
    pub strategy: String,
    pub seed: u64,
    pub budget_seconds: Option<f64>,
    /// Limits in force, as option and value.
    pub bounds: Vec<(String, String)>,
    /// What every proof of the run assumes because the user said so (`--world`, `--assume`), as sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assumed: Vec<String>,
    /// `4` or `5`; none for `measure`.
    pub junit: Option<u32>,
    /// The output folder as given; tests and reports are below it. None where nothing is written.
    pub out: Option<String>,
}

impl Settings {
    /// What is assumed, as the end of the line of a verdict; empty if that is nothing.
    pub fn assuming(&self) -> String {
        crate::world::assuming(&self.assumed)
    }
}

/// A source file with what was executed of it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SourceText {
    /// As packages go: `pkg/Foo.java`.
    pub path: String,
    /// Without line ends; empty where there is no source.
    pub lines: Vec<String>,
    /// Lines with code, ascending.
    pub code: Vec<LineReport>,
    /// The classes and methods in it, in the order of their lines.
    pub methods: Vec<MethodReport>,
}

/// A model of `--models` that was met.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ModelReport {
    /// `pkg.Class::method(int)`, which it stands for.
    pub method: String,
    pub model: String,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LineReport {
    pub line: u32,
    /// The tests that execute it.
    pub tests: Vec<usize>,
    /// Ways out of the branches that begin on this line (outcomes of control decisions, ways out of switches): taken, all.
    pub branches: (u32, u32),
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MethodReport {
    /// `pkg.Foo.Bar`
    pub class: String,
    pub method: String,
    pub descriptor: String,
    /// `bar(int, String)`, for people.
    pub shown: String,
    /// First and last line; 0 where they are not known.
    pub lines: (u32, u32),
    pub tests: Vec<usize>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct DecisionReport {
    /// Stable across moves, 16 hexadecimal digits.
    pub id: String,
    pub class: String,
    pub method: String,
    pub descriptor: String,
    pub file: Option<usize>,
    pub line: u32,
    pub text: String,
    /// With condition letters: `A && (B || !C)`.
    pub formula: String,
    /// `source` or `bytecode`.
    pub origin: String,
    /// `control` or `value`.
    pub role: String,
    pub conditions: Vec<ConditionReport>,
    /// The different evaluations seen, the truth table's rows.
    pub rows: Vec<RowReport>,
    pub pairs: Vec<PairReport>,
    /// Things a reader should know: coupled conditions, constants.
    pub notes: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ConditionReport {
    /// `A`, `B`, ... as in the formula.
    pub letter: String,
    pub text: String,
    pub line: u32,
    pub column: u32,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct RowReport {
    /// By condition: `T`, `F`, or `-` where it was not evaluated.
    pub values: String,
    pub outcome: bool,
    /// By condition: evaluated and not masked, so that the row meets the obligation for its value.
    pub shows: Vec<bool>,
    pub tests: Vec<usize>,
}

/// Evidence that a condition matters by itself: two tests with different outcomes of the decision.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PairReport {
    pub condition: usize,
    /// `masking` or `unique-cause`.
    pub form: String,
    /// Rows of the decision, and a test for each: the condition false, then true.
    pub rows: (usize, usize),
    pub tests: (usize, usize),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Objective {
    /// Stable: for MC/DC `0123456789abcdef.2T`.
    pub id: String,
    /// As in the settings.
    pub criterion: String,
    pub decision: Option<usize>,
    pub condition: Option<usize>,
    /// The condition's value, or the decision's outcome.
    pub value: Option<bool>,
    pub file: Option<usize>,
    pub line: u32,
    /// For people: `x > 3 is true and decides (line 12)`.
    pub what: String,
    pub verdict: Verdict,
    /// An open objective that the user has accepted; position in `justifications`.
    pub justified: Option<usize>,
    /// Of an attribute that nothing checks: what would.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assertion: Option<AssertionReport>,
}

/// The assertion that is missing for an attribute.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct AssertionReport {
    /// The test at whose end it would stand; none where there is no such assertion.
    pub test: Option<usize>,
    /// Lines of Java, with the value as it is now.
    pub code: Vec<String>,
    /// The copy of the test's source that has it, below the output folder.
    pub file: Option<String>,
    /// Why there is none, or why it is not in the copy.
    pub reason: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Verdict {
    /// By these tests.
    Covered {
        tests: Vec<usize>,
        /// The VM alone says so: why those that it takes were not run on the JVM. None for `measure`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        not_run: Option<String>,
    },
    /// No input can: why, and what the proof assumed.
    Infeasible { reason: String, scope: Vec<String> },
    /// Not decided: a word for machines, why, and what to do about it.
    Open { cause: String, reason: String, advice: String },
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TestReport {
    /// `pkg.FooTest`
    pub class: String,
    pub method: String,
    /// Where it was written, below the output folder: `junit/pkg/FooTest.java`; none for `measure`.
    pub file: Option<String>,
    pub line: u32,
    /// What it calls; empty for `measure`.
    pub target: String,
    /// The lines of the test method, for reports.
    pub code: Vec<String>,
    /// What it shows, for people.
    pub shows: Vec<String>,
    pub objectives: Vec<usize>,
    /// `passed`, `failed: why`, or `ended: why` where the VM could not follow it; for `measure` also `skipped: why`,
    /// `unsupported: what` and `not run: why`.
    pub in_vm: String,
    /// `passed`, `not run: ...`; none for `measure`.
    pub on_jvm: Option<String>,
    /// Whether probes in the classes show on the JVM exactly what the test is said to cover: `confirmed`, `not confirmed:
    /// ...`; none where that was not tried, as for `measure`.
    pub coverage_on_jvm: Option<String>,
    /// The attributes that it modified, and those of them that it checks, where state coverage was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modified: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checked: Option<Vec<String>>,
    /// Of those that it modified: checked by another test, and not examined whether control flow carries them to an assertion of this one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unexamined: Vec<String>,
}

/// An attribute that tests modified.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct AttributeReport {
    pub objective: usize,
    /// `pkg.Class.field`
    pub attribute: String,
    /// How assertions depend on it, at best: `data` or `control`; none where nothing does.
    pub influence: Option<String>,
    /// By test: the write that survives.
    pub writes: Vec<WriteReport>,
    pub checked_by: Vec<usize>,
}

/// The write of an attribute that survives a test.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct WriteReport {
    pub test: usize,
    /// None where the source of the class that writes it is not known.
    pub file: Option<usize>,
    /// 0 where it is not known.
    pub line: u32,
    /// The test that wrote it checks it.
    pub checked: bool,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Withheld {
    pub reason: String,
    pub count: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Total {
    pub criterion: String,
    pub all: u64,
    pub covered: u64,
    /// Of the covered ones: by tests that were not run on the JVM.
    pub not_run: u64,
    pub infeasible: u64,
    /// Open ones, the justified included.
    pub open: u64,
    pub justified: u64,
}

/// What exploring one target took.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Exploration {
    pub target: String,
    pub paths: u64,
    pub states: u64,
    pub exhaustive: bool,
    /// Why not everything was followed: cause and count.
    pub left_out: Vec<(String, u64)>,
    pub instructions: u64,
    pub queries: u64,
    #[serde(skip)]
    pub seconds: f64,
}

/// What a means of a generation brought.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MeansReport {
    /// `explore`, `vary`, `prove` and so on: see docs/generate.md.
    pub means: String,
    pub turns: u64,
    /// As instructions that take about as long.
    pub work: u64,
    /// Tests that showed something new; of several that show the same not all are written.
    pub tests: u64,
    /// Objectives that these cover.
    pub covered: u64,
    /// Objectives that were proved infeasible.
    pub proved: u64,
}

/// The paths of one target.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PathsReport {
    pub target: String,
    /// Feasible ones that were found, and those with a test.
    pub paths: u64,
    pub tests: u64,
    /// There are no others.
    pub complete: bool,
    /// What that takes for granted.
    pub assumed: Vec<String>,
    /// Why there may be.
    pub left_out: Vec<String>,
    /// The objective of the path that runs longest, and its instructions in the VM.
    pub longest: Option<(String, u64)>,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Moment {
    #[serde(skip)]
    pub seconds: f64,
    pub paths: u64,
    /// Of the first criterion.
    pub covered: u64,
}

/// An entry of the user's justification file.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct JustificationReport {
    pub objective: String,
    pub text: String,
    /// Why it is stale: the decision changed, or the objective is covered; none while it holds.
    pub stale: Option<String>,
    /// The test that covers it.
    pub test: Option<usize>,
}

/// The blocks for one target, and whether they are a partition of its inputs.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PartitionReport {
    /// The class of the blocks.
    pub class: String,
    /// `pkg.Foo.bar(int)`
    pub target: String,
    pub blocks: Vec<String>,
    /// No input is in two blocks or in none, and no block throws.
    pub is_proved: bool,
    pub findings: Vec<Finding>,
}

/// Why blocks are no partition, or are not known to be one.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Finding {
    /// `overlap`, `left out` or `throws`.
    pub kind: String,
    /// The blocks that overlap, or the one that throws.
    pub blocks: Vec<String>,
    /// The test that shows it; none where it is not known whether there is such an input.
    pub test: Option<usize>,
    /// The line of the test that calls the target.
    pub input: String,
    /// Why it is not known.
    pub reason: String,
}

/// What is known of a mutant besides its objective.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MutantReport {
    pub objective: usize,
    /// Its source line, and the same with the mutant; empty where that is not known.
    pub before: String,
    pub after: String,
    /// The objective of a mutant that differs from the original for the same operands.
    pub same_as: Option<usize>,
    /// The objective of one that differs for some of these operands only: its tests are tests of this one.
    pub subsumed_by: Option<usize>,
    /// Whether a test fails on it, as far as that was tried: those that no test kills may be equivalent. None where tests were not
    /// run on mutants.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub killed: Option<bool>,
}
