//! The report for people. The first line of a target starts with its verdict; what follows is indented.
//!
//! Text that comes from the program (messages, names) is shown on one line, without control characters, so that it can
//! neither fake a verdict nor play tricks with the terminal.

use std::io::{Result, Write};

use crate::explore::check::{OnJvm, Property, Standing, Violation};
use crate::explore::readable::readable;
use crate::explore::report::{CheckReport, HoldsFrom, Reason, Settings, TargetReport, Verdict};
use crate::explore::script::Receiver;
use crate::output::terminal::{paint, short};
use crate::world::GRANTED_IN_SHORT;

/// Lines of a stack trace.
const MOST_FRAMES: usize = 20;
const MOST_REASONS: usize = 10;
/// Characters of a message or value.
const MOST_CHARACTERS: usize = 400;
/// Characters of the reason on the first line.
const FIRST_LINE: usize = 100;

/// How to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    pub colour: bool,
    /// Only the first line of each target.
    pub quiet: bool,
}

impl Style {
    fn paint(self, code: &str, text: &str) -> String {
        paint(self.colour, code, text)
    }
}

/// One target.
pub fn target(out: &mut dyn Write, report: &TargetReport, settings: &Settings, style: Style) -> Result<()> {
    let colour = match report.verdict {
        Verdict::Holds => "1;32",
        Verdict::Violated => "1;31",
        Verdict::Unknown => "1;33",
    };
    let word = style.paint(colour, report.verdict.word());
    let detail = match report.verdict {
        Verdict::Holds => {
            let started = if report.is_main { ", started as a program without arguments" } else { "" };
            let (world, within) = (settings.world.in_words(), within(report, settings));
            format!("{started}{world}{within}{}{}", assumed(report), modelled(report))
        }
        Verdict::Violated => {
            let by_vm = report.violations.first().is_some_and(|v| v.standing != Standing::Confirmed);
            let assumed = if by_vm { modelled(report) } else { String::new() };
            report.violations.first().map(|v| format!(": {}{assumed}", headline(v))).unwrap_or_default()
        }
        Verdict::Unknown => {
            report.reasons.first().map(|r| format!(": {}", short(&r.what, FIRST_LINE))).unwrap_or_default()
        }
    };
    writeln!(out, "{word} {}{detail}", clean(&report.name))?;
    if style.quiet {
        return Ok(());
    }
    match report.verdict {
        Verdict::Holds => holds(out, report, settings)?,
        Verdict::Violated => violated(out, report, settings, style)?,
        Verdict::Unknown => unknown(out, report, settings, style)?,
    }
    if report.verdict != Verdict::Holds {
        for (method, model) in &report.models {
            writeln!(out, "  {method} was explored by its model {model}")?;
        }
    }
    effort(out, report, style)
}

/// The preconditions under which the verdict holds.
fn assumed(report: &TargetReport) -> String {
    match report.preconditions.as_slice() {
        [] => String::new(),
        [one] => format!(", assuming that {} answers true", clean(one)),
        several => format!(", assuming that {} preconditions answer true", several.len()),
    }
}

/// How far paths were followed through single methods, where some went farther.
fn within(report: &TargetReport, settings: &Settings) -> String {
    let reached = settings.parts.iter().filter(|says| report.tally.scope.contains(*says));
    match reached.collect::<Vec<_>>().as_slice() {
        [] => String::new(),
        [one] => format!(", as long as {one}"),
        several => format!(", within {} bounds on single methods", several.len()),
    }
}

/// What the verdict takes for granted of code that models stand for.
fn modelled(report: &TargetReport) -> String {
    match report.models.as_slice() {
        [] => String::new(),
        [(method, model)] => format!(", assuming that {method} does only what its model {model} does"),
        several => format!(", assuming that {} methods do only what their models do", several.len()),
    }
}

/// The line after several targets.
pub fn summary(out: &mut dyn Write, report: &CheckReport, style: Style) -> Result<()> {
    if report.targets.len() < 2 {
        return Ok(());
    }
    let counts = [Verdict::Holds, Verdict::Violated, Verdict::Unknown].map(|v| report.count(v));
    let text =
        format!("{} targets: {} hold, {} violated, {} unknown", report.targets.len(), counts[0], counts[1], counts[2]);
    writeln!(out, "{} ({:.3} s)", style.paint("1", &text), report.time.as_secs_f64())
}

fn holds(out: &mut dyn Write, report: &TargetReport, settings: &Settings) -> Result<()> {
    let what = match settings.property {
        Property::Assert => "no assertion fails",
        Property::Exceptions => "no exception leaves it (failed assertions aside)",
        Property::All => "no assertion fails and no exception leaves it",
    };
    let all = match within(report, settings).is_empty() {
        true => "every path was explored, nothing was cut off",
        false => "every path within --bound was explored; nothing is said of those beyond",
    };
    writeln!(out, "  {what}, for all inputs: {all}")?;
    match &report.holds_from {
        HoldsFrom::AnyState => writeln!(out, "  whatever the fields of the receiver and static fields hold")?,
        HoldsFrom::Kept(kept) => {
            writeln!(out, "  after any number of calls: between calls always {}", kept.join(", "))?;
        }
        HoldsFrom::Reached => given(out, report, settings)?,
    }
    writeln!(out, "  granted: {GRANTED_IN_SHORT}")?;
    for assumption in &report.tally.scope {
        writeln!(out, "  as long as {assumption}")?;
    }
    for throws in &report.tally.throwing {
        writeln!(out, "  not for inputs for which {throws}")?;
    }
    writeln!(out, "  bounds in force, none reached: {}", bounds(report, settings, true))
}

/// What is not an input but fixed.
fn given(out: &mut dyn Write, report: &TargetReport, settings: &Settings) -> Result<()> {
    if report.is_main {
        writeln!(out, "  main was started without arguments; inputs are what the program asks for")?;
    }
    match settings.receiver {
        _ if report.made_by_others => {
            writeln!(out, "  the receiver has any field values: code of other classes makes it")?
        }
        Receiver::Any if report.has_receiver => writeln!(out, "  the receiver has any field values (--receiver any)")?,
        Receiver::Built { steps } if report.has_receiver => {
            writeln!(out, "  the receiver is built by its constructors and up to {steps} calls (--steps {steps})")?;
        }
        _ => {}
    }
    if settings.symbolic_statics {
        writeln!(out, "  static fields of the class have any values (--symbolic-statics)")?;
    }
    Ok(())
}

fn violated(out: &mut dyn Write, report: &TargetReport, settings: &Settings, style: Style) -> Result<()> {
    let several = report.violations.len() > 1;
    for (number, found) in report.violations.iter().enumerate() {
        if several {
            let line = format!("violation {} of {}: {}", number + 1, report.violations.len(), headline(found));
            writeln!(out, "  {}", style.paint("1", &line))?;
        }
        violation(out, found, settings, style)?;
    }
    if report.stopped_at_first {
        writeln!(out, "  stopped at the first violation; --all goes on")?;
    } else if !report.exhaustive {
        writeln!(out, "  there may be more; not everything was explored:")?;
        reasons(out, &report.reasons, style)?;
    }
    Ok(())
}

fn headline(violation: &Violation) -> String {
    match &violation.message {
        Some(message) => format!("{}: {}", violation.exception, clean(message)),
        None => violation.exception.clone(),
    }
}

fn violation(out: &mut dyn Write, found: &Violation, settings: &Settings, style: Style) -> Result<()> {
    for frame in found.trace.iter().take(MOST_FRAMES) {
        let line = format!("    at {}", clean(&frame.to_string()));
        writeln!(out, "{}", if frame.application { line } else { style.paint("2", &line) })?;
    }
    if found.trace.len() > MOST_FRAMES {
        writeln!(out, "    ... {} more", found.trace.len() - MOST_FRAMES)?;
    }
    if found.witness.values.is_empty() {
        writeln!(out, "  inputs: none")?;
    } else {
        writeln!(out, "  inputs:")?;
        for (name, value) in &found.witness.values {
            writeln!(out, "    {} = {}", clean(name), clean(&readable(value)))?;
        }
    }
    // A refuted one has its reason already.
    if found.confirmed() {
        replayed(out, found, settings)?;
    }
    match &found.reproduce {
        Some(command) => writeln!(out, "  reproduce: {command}")?,
        None => writeln!(out, "  reproduce: add --keep DIR for the input file and a script that runs it on the JVM")?,
    }
    if found.paths > 1 {
        writeln!(out, "  {} paths end like this", found.paths)?;
    }
    Ok(())
}

fn replayed(out: &mut dyn Write, found: &Violation, settings: &Settings) -> Result<()> {
    let java = settings.java;
    let replay = match (&found.standing, &found.on_jvm) {
        (Standing::Confirmed, _) => format!("confirmed in the VM and on the JVM (Java {java})"),
        (Standing::ByVm(why), _) => format!("confirmed in the VM; not on the JVM: {why}"),
        (Standing::Caught, OnJvm::Ran(end)) => {
            format!("confirmed in the VM; the program goes on after the failed assertion, so the JVM shows only: {end}")
        }
        (Standing::Caught, OnJvm::NotRun(why)) => format!("confirmed in the VM; not on the JVM: {why}"),
        (Standing::Refuted(why), _) => why.clone(),
        (Standing::Doubtful(why), _) => format!("confirmed in the VM, but {why}"),
    };
    writeln!(out, "  replay: {}", clean(&replay))
}

fn unknown(out: &mut dyn Write, report: &TargetReport, settings: &Settings, style: Style) -> Result<()> {
    let what = match (report.unconfirmed.is_empty(), report.exhaustive) {
        (true, _) => "no violation was found, but not everything was explored:",
        (false, true) => "everything was explored, but a violation was not confirmed:",
        (false, false) => "not everything was explored, and a violation was not confirmed:",
    };
    writeln!(out, "  {what}")?;
    reasons(out, &report.reasons, style)?;
    for found in &report.unconfirmed {
        writeln!(out, "  not confirmed: {}", headline(found))?;
        violation(out, found, settings, style)?;
    }
    given(out, report, settings)?;
    writeln!(out, "  bounds in force: {}", bounds(report, settings, false))
}

fn reasons(out: &mut dyn Write, reasons: &[Reason], style: Style) -> Result<()> {
    for reason in reasons.iter().take(MOST_REASONS) {
        let count = reason.count.map(|count| format!("{count} x ")).unwrap_or_default();
        let advice = style.paint("1", &clean(&reason.advice));
        writeln!(out, "    {count}{}: {advice}", clean(&reason.what))?;
    }
    if reasons.len() > MOST_REASONS {
        writeln!(out, "    and {} more; --json lists all", reasons.len() - MOST_REASONS)?;
    }
    Ok(())
}

/// Those on inputs, and of the others where wanted those that cut something off.
fn bounds(report: &TargetReport, settings: &Settings, only_inputs: bool) -> String {
    let matters = |option: &str| option != "--steps" || report.has_receiver;
    let shown = settings.bounds.iter().filter(|b| matters(b.option)).filter_map(|bound| {
        let reached = !report.cut_by(bound.option).is_empty();
        let wanted = bound.on_inputs || !only_inputs && reached;
        let widened = report.widened.iter().find(|(option, _)| *option == bound.option);
        let value = widened.map_or_else(|| bound.value.clone(), |(_, value)| format!("{value} (widened)"));
        let mark = if reached { " (reached)" } else { "" };
        wanted.then(|| format!("{} {value}{mark}", bound.option))
    });
    shown.collect::<Vec<_>>().join(", ")
}

/// What it took.
fn effort(out: &mut dyn Write, report: &TargetReport, style: Style) -> Result<()> {
    let tally = &report.tally;
    let library = &report.ledger;
    let unsupported = report.unsupported();
    let merged = if tally.merged > 0 { format!("{} merged, ", tally.merged) } else { String::new() };
    let line = format!(
        "  {} paths, {} infeasible, {merged}{} partial, {} forks, {} instructions, {} solver queries, {:.3} s",
        tally.finished(),
        tally.infeasible,
        tally.partial.values().sum::<u64>(),
        tally.forks.values().sum::<u64>(),
        tally.steps,
        report.solver.queries,
        report.time.as_secs_f64(),
    );
    writeln!(out, "{}", style.paint("2", &line))?;
    let line = format!(
        "  library methods met: {} real code, {} stubs, {} modelled, {} unsupported",
        library.real.len(),
        library.stubs.len(),
        library.modelled.len(),
        unsupported.len(),
    );
    writeln!(out, "{}", style.paint("2", &line))
}

fn clean(text: &str) -> String {
    short(text, MOST_CHARACTERS)
}
