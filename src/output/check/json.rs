//! The report for machines. The schema is `docs/check-schema.md`; a change that breaks readers raises [`SCHEMA`].
//!
//! The structures here are the schema: they are kept apart from the data so that the engine can change freely.

use std::collections::BTreeMap;
use std::io::{Result, Write};

use serde::Serialize;

use crate::explore::check::{OnJvm, Standing, Violation};
use crate::explore::readable::readable;
use crate::explore::replay::Replayed;
use crate::explore::report::{CheckReport, Settings, TargetReport, Verdict};
use crate::explore::script::Receiver;
use crate::solver::{Counters, Layer};

pub const SCHEMA: &str = "obligato-check/1";

#[derive(Serialize)]
struct Root<'a> {
    schema: &'static str,
    version: &'static str,
    verdict: &'static str,
    summary: Summary,
    settings: SettingsOut<'a>,
    targets: Vec<TargetOut<'a>>,
    warnings: &'a [String],
    seconds: f64,
}

#[derive(Serialize)]
struct Summary {
    targets: usize,
    holds: usize,
    violated: usize,
    unknown: usize,
}

#[derive(Serialize)]
struct SettingsOut<'a> {
    property: &'static str,
    classpath: &'a str,
    jdk: &'a str,
    java: u16,
    strategy: &'a str,
    seed: u64,
    all: bool,
    receiver: &'static str,
    symbolic_statics: bool,
    assumed: Vec<&'static str>,
    bounds: Vec<SettingOut<'a>>,
}

#[derive(Serialize)]
struct SettingOut<'a> {
    option: &'static str,
    value: &'a str,
    on_inputs: bool,
}

#[derive(Serialize)]
struct TargetOut<'a> {
    target: &'a str,
    verdict: &'static str,
    exhaustive: bool,
    scope: Vec<&'a str>,
    granted: &'a [&'a str],
    stopped_at_first: bool,
    violations: Vec<ViolationOut<'a>>,
    unconfirmed: Vec<ViolationOut<'a>>,
    reasons: Vec<ReasonOut<'a>>,
    bounds_reached: Vec<BoundOut<'a>>,
    bounds_widened: Vec<WidenedOut>,
    paths: Paths<'a>,
    forks: BTreeMap<String, u64>,
    infeasible: u64,
    merged: u64,
    instructions: u64,
    most_waiting: u64,
    solver: SolverOut<'a>,
    library: Library<'a>,
    models: Vec<ModelOut<'a>>,
    seconds: f64,
}

#[derive(Serialize)]
struct ModelOut<'a> {
    method: &'a str,
    model: &'a str,
}

#[derive(Serialize)]
struct ViolationOut<'a> {
    exception: &'a str,
    message: Option<&'a str>,
    assertion: bool,
    trace: Vec<FrameOut<'a>>,
    inputs: Vec<InputOut<'a>>,
    replay: ReplayOut,
    paths: u64,
    reproduce: Option<&'a str>,
}

#[derive(Serialize)]
struct FrameOut<'a> {
    class: &'a str,
    method: &'a str,
    file: Option<&'a str>,
    line: Option<u16>,
    application: bool,
}

#[derive(Serialize)]
struct InputOut<'a> {
    name: &'a str,
    value: &'a str,
    java: String,
}

#[derive(Serialize)]
struct ReplayOut {
    standing: &'static str,
    why: Option<String>,
    vm: EndOut,
    jvm: Option<EndOut>,
}

#[derive(Serialize)]
struct EndOut {
    end: &'static str,
    exception: Option<String>,
    exit_code: Option<i32>,
    detail: Option<String>,
}

#[derive(Serialize)]
struct ReasonOut<'a> {
    kind: &'static str,
    what: &'a str,
    count: Option<u64>,
    advice: &'a str,
    option: Option<&'a str>,
}

#[derive(Serialize)]
struct WidenedOut {
    option: &'static str,
    value: u32,
}

#[derive(Serialize)]
struct BoundOut<'a> {
    option: &'static str,
    value: &'a str,
    cut: Vec<&'a str>,
    paths: u64,
}

#[derive(Serialize)]
struct Paths<'a> {
    returned: u64,
    threw: u64,
    assertion_failed: u64,
    exited: u64,
    assumption_false: u64,
    receiver_not_built: u64,
    pruned: BTreeMap<&'a str, u64>,
    partial: u64,
    left: u64,
}

#[derive(Serialize)]
struct SolverOut<'a> {
    queries: u64,
    sat: u64,
    unsat: u64,
    unknown: u64,
    layers: Vec<LayerOut>,
    backends: Vec<BackendOut<'a>>,
    disagreements: &'a [String],
}

#[derive(Serialize)]
struct LayerOut {
    name: &'static str,
    asked: u64,
    answered: u64,
    seconds: f64,
}

#[derive(Serialize)]
struct BackendOut<'a> {
    name: &'a str,
    asked: u64,
    sat: u64,
    unsat: u64,
    unknown: u64,
    wrong: u64,
}

#[derive(Serialize)]
struct Library<'a> {
    modelled: Vec<&'a str>,
    stubs: Vec<&'a str>,
    real: Vec<&'a str>,
    unsupported: Vec<UnsupportedOut<'a>>,
}

#[derive(Serialize)]
struct UnsupportedOut<'a> {
    what: &'a str,
    paths: u64,
}

/// The whole report, indented.
pub fn write(out: &mut dyn Write, report: &CheckReport) -> Result<()> {
    let root = Root {
        schema: SCHEMA,
        version: env!("CARGO_PKG_VERSION"),
        verdict: report.verdict().word(),
        summary: Summary {
            targets: report.targets.len(),
            holds: report.count(Verdict::Holds),
            violated: report.count(Verdict::Violated),
            unknown: report.count(Verdict::Unknown),
        },
        settings: settings(&report.settings),
        targets: report.targets.iter().map(|t| target(t, &report.settings)).collect(),
        warnings: &report.warnings,
        seconds: report.time.as_secs_f64(),
    };
    serde_json::to_writer_pretty(&mut *out, &root)?;
    writeln!(out)
}

fn settings(settings: &Settings) -> SettingsOut<'_> {
    let bounds = settings.bounds.iter();
    SettingsOut {
        property: settings.property.word(),
        classpath: &settings.classpath,
        jdk: &settings.jdk,
        java: settings.java,
        strategy: &settings.strategy,
        seed: settings.seed,
        all: settings.all,
        receiver: match settings.receiver {
            Receiver::Built { .. } => "built",
            Receiver::Any => "any",
        },
        symbolic_statics: settings.symbolic_statics,
        assumed: settings.world.sentences(),
        bounds: bounds.map(|b| SettingOut { option: b.option, value: &b.value, on_inputs: b.on_inputs }).collect(),
    }
}

/// What a verdict on `main` is about.
const AS_PROGRAM: &str = "main is started as a program without arguments";

fn target<'a>(report: &'a TargetReport, settings: &'a Settings) -> TargetOut<'a> {
    let tally = &report.tally;
    let reasons = report.reasons.iter().map(|r| ReasonOut {
        kind: r.kind,
        what: &r.what,
        count: r.count,
        advice: &r.advice,
        option: r.option.as_deref(),
    });
    let reached = settings.bounds.iter().filter_map(|bound| {
        let cut = report.cut_by(bound.option);
        (!cut.is_empty()).then(|| BoundOut {
            option: bound.option,
            value: &bound.value,
            cut: cut.iter().map(|r| r.what.as_str()).collect(),
            paths: cut.iter().filter_map(|r| r.count).sum(),
        })
    });
    TargetOut {
        target: &report.name,
        verdict: report.verdict.word(),
        exhaustive: report.exhaustive,
        scope: report.is_main.then_some(AS_PROGRAM).into_iter().chain(tally.scope.iter().map(String::as_str)).collect(),
        granted: &crate::world::GRANTED,
        stopped_at_first: report.stopped_at_first,
        violations: report.violations.iter().map(violation).collect(),
        unconfirmed: report.unconfirmed.iter().map(violation).collect(),
        reasons: reasons.collect(),
        bounds_reached: reached.collect(),
        bounds_widened: report.widened.iter().map(|(option, value)| WidenedOut { option, value: *value }).collect(),
        paths: Paths {
            returned: tally.returned,
            threw: tally.threw,
            assertion_failed: tally.failed,
            exited: tally.exited,
            assumption_false: tally.assumed,
            receiver_not_built: tally.not_built,
            pruned: tally.pruned.iter().map(|(by, count)| (*by, *count)).collect(),
            partial: tally.partial.values().sum(),
            left: tally.left.values().sum(),
        },
        forks: tally.forks.iter().map(|(why, count)| (format!("{why:?}").to_lowercase(), *count)).collect(),
        infeasible: tally.infeasible,
        merged: tally.merged,
        instructions: tally.steps,
        most_waiting: tally.most_waiting,
        solver: solver(&report.solver),
        library: Library {
            modelled: report.ledger.modelled.iter().map(String::as_str).collect(),
            stubs: report.ledger.stubs.iter().map(String::as_str).collect(),
            real: report.ledger.real.iter().map(String::as_str).collect(),
            unsupported: report.unsupported().into_iter().map(|(what, paths)| UnsupportedOut { what, paths }).collect(),
        },
        models: report.models.iter().map(|(method, model)| ModelOut { method, model }).collect(),
        seconds: report.time.as_secs_f64(),
    }
}

fn violation(violation: &Violation) -> ViolationOut<'_> {
    let trace = violation.trace.iter().map(|f| FrameOut {
        class: &f.class,
        method: &f.method,
        file: f.file.as_deref(),
        line: f.line,
        application: f.application,
    });
    let inputs = violation.witness.values.iter().map(|(name, value)| InputOut { name, value, java: readable(value) });
    let (standing, why) = match &violation.standing {
        Standing::Confirmed => ("confirmed", None),
        Standing::ByVm(why) => ("vm-only", Some(why.clone())),
        Standing::Caught => ("caught-later", None),
        Standing::Refuted(why) => ("refuted", Some(why.clone())),
        Standing::Doubtful(why) => ("doubtful", Some(why.clone())),
    };
    let jvm = match &violation.on_jvm {
        OnJvm::Ran(replayed) => Some(end(replayed)),
        OnJvm::NotRun(_) => None,
    };
    ViolationOut {
        exception: &violation.exception,
        message: violation.message.as_deref(),
        assertion: violation.is_assertion,
        trace: trace.collect(),
        inputs: inputs.collect(),
        replay: ReplayOut { standing, why, vm: end(&violation.in_vm), jvm },
        paths: violation.paths,
        reproduce: violation.reproduce.as_deref(),
    }
}

fn end(replayed: &Replayed) -> EndOut {
    let blank = |end| EndOut { end, exception: None, exit_code: None, detail: None };
    match replayed {
        Replayed::Ended(code) => EndOut { exit_code: Some(*code), ..blank("ended") },
        Replayed::Threw(exception) => EndOut { exception: Some(exception.clone()), ..blank("threw") },
        Replayed::Assumed => blank("assumption-false"),
        Replayed::Failed(why) => EndOut { detail: Some(why.clone()), ..blank("failed") },
    }
}

fn solver(counters: &Counters) -> SolverOut<'_> {
    let layers = Layer::ALL.into_iter().map(|layer| {
        let counter = counters.layer(layer);
        LayerOut {
            name: layer.name(),
            asked: counter.asked,
            answered: counter.answered,
            seconds: counter.time.as_secs_f64(),
        }
    });
    let backends = counters.backends.iter().map(|b| BackendOut {
        name: b.name,
        asked: b.asked,
        sat: b.sat,
        unsat: b.unsat,
        unknown: b.unknown,
        wrong: b.wrong,
    });
    SolverOut {
        queries: counters.queries,
        sat: counters.sat,
        unsat: counters.unsat,
        unknown: counters.unknown,
        layers: layers.collect(),
        backends: backends.collect(),
        disagreements: &counters.disagreements,
    }
}
