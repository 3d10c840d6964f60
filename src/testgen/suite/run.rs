//! Runs the tests of a suite: the life cycle of classes and tests as JUnit has it (user guide 2.10), one execution after
//! the other, and what each of them covers.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use super::arguments;
use super::convert::convert;
use super::missing::{Ending, Missing};
use super::rules;
use super::session::{Called, Session, Stop};
use super::{Framework, Outcome, Suite, TestClass, TestKind, TestMethod, TestRun};
use crate::coverage::facts::{FactSet, Recorder};
use crate::explore::influence::{Finish, Phase, Tracker, Unchecked};
use crate::explore::script::parameter_types;
use crate::interp::Vm;
use crate::state::Ref;
use crate::state::console::Stream;
use crate::util::{ClassId, MethodId};

/// Tests that are asked for an assertion that would check an attribute, each.
const MOST_TESTS_LEFT: u32 = 8;
/// Containers of dynamic tests in one another.
const DEEPEST_FACTORY: usize = 16;

/// Who watches a run.
pub trait Control {
    /// Why nothing more is to be run; asked all the time.
    fn over(&self) -> Option<String>;
    /// What the tests print.
    fn show(&mut self, _stream: Stream, _bytes: &[u8]) {}
    /// So many tests were run.
    fn progress(&mut self, _tests: usize) {}
}

/// Until a point in time.
impl Control for Instant {
    fn over(&self) -> Option<String> {
        (Instant::now() >= *self).then(|| "the budget was used up".to_string())
    }
}

#[derive(Clone, Debug)]
pub struct Limits {
    /// Instructions of one test, and of what is done once for a class.
    pub steps: u64,
}

/// Runs everything, in order. The VM's program must be watched for the recorder's subject. With a tracker, each test tells
/// which attributes it modified and checked.
pub fn run(
    vm: &Vm,
    suite: &Suite,
    recorder: &mut Recorder,
    limits: &Limits,
    control: &mut dyn Control,
    tracker: Option<Tracker>,
) -> Vec<TestRun> {
    let mut session = Session::new(vm, recorder, limits, control);
    session.tracker = tracker;
    let mut runner =
        Runner { session, runs: Vec::new(), settled: BTreeSet::new(), left: Vec::new(), tests_left: BTreeMap::new() };
    for class in &suite.classes {
        runner.session.reset();
        runner.class(class, &mut Vec::new());
    }
    runner.look_for_assertions();
    runner.runs
}

pub(super) struct Runner<'a> {
    pub(super) session: Session<'a>,
    runs: Vec<TestRun>,
    /// Attributes that some test checks, or that have a missing assertion already.
    settled: BTreeSet<(String, String)>,
    /// Ends of tests that leave something unchecked, for the assertions that are missing.
    left: Vec<Left>,
    /// By attribute, and whether an assertion could stand at their ends: tests that leave it unchecked.
    tests_left: BTreeMap<((String, String), bool), u32>,
}

/// What a test leaves unchecked.
struct Left {
    run: usize,
    framework: Framework,
    open: Vec<Unchecked>,
    /// Where a further assertion could stand, or why there is no such place.
    finish: Result<Finish, &'static str>,
}

/// A class whose tests are being run.
pub(super) struct Level<'s> {
    pub(super) class: &'s TestClass,
    /// Where there is one instance for all tests: those it stands in, and itself last. Empty elsewhere.
    pub(super) shared: Vec<Ref>,
}

impl Level<'_> {
    /// The instance for all tests, or null.
    fn instance(&self) -> Ref {
        self.shared.last().copied().unwrap_or_default()
    }
}

/// One execution of a test.
pub(super) struct Execution<'s> {
    pub(super) test: &'s TestMethod,
    /// `[2]`, or nothing.
    pub(super) suffix: String,
    pub(super) display: String,
    pub(super) arguments: Vec<Ref>,
    /// Number and total of a repeated test.
    pub(super) repetition: Option<(u32, u32)>,
    /// The values of a JUnit 4 `Parameterized` class.
    pub(super) row: Option<Vec<Ref>>,
}

impl<'a> Runner<'a> {
    fn class<'s>(&mut self, class: &'s TestClass, levels: &mut Vec<Level<'s>>) {
        let told = match (&class.unsupported, &class.skipped, self.session.over()) {
            (_, Some(why), _) => Some(Outcome::Skipped(why.clone())),
            (Some(what), _, _) => Some(Outcome::Unsupported(what.clone())),
            (_, _, Some(why)) => Some(Outcome::NotRun(why)),
            _ => None,
        };
        if let Some(outcome) = told {
            return self.tell_all(class, &outcome);
        }
        let first = self.runs.len();
        let saved = self.session.save();
        let pins = self.session.pinned();
        self.session.start_share();
        let mut shared = Vec::new();
        let begun = self.begin(class, levels, &mut shared);
        let instance = shared.last().copied().unwrap_or_default();
        levels.push(Level { class, shared });
        let mut around = self.session.take_facts();
        match begun {
            Ok(()) => {
                self.tests(class, levels);
                class.nested.iter().for_each(|nested| self.class(nested, levels));
            }
            Err(stop) => {
                let what = |why: String| format!("before its tests: {why}");
                let outcome = match self.judge(stop.clone(), class.framework) {
                    Outcome::Failed(why) => Outcome::Failed(what(why)),
                    Outcome::Ended(why) => Outcome::Ended(what(why)),
                    other => other,
                };
                self.tell_all(class, &outcome);
                if matches!(outcome, Outcome::Ended(_) | Outcome::NotRun(_)) {
                    self.session.restore(saved);
                    self.session.unpin(pins);
                    levels.pop();
                    return self.add_facts(first, &around);
                }
            }
        }
        levels.pop();
        self.session.start_share();
        self.phase(Phase::After);
        let ended = self.each(&class.after_all, instance, class);
        self.phase(Phase::Around);
        around.add(&self.session.take_facts());
        self.add_facts(first, &around);
        if let Err(stop) = ended {
            let outcome = self.judge(stop, class.framework);
            let name = if class.framework == Framework::Jupiter { "@AfterAll" } else { "@AfterClass" };
            self.report(class, name.to_string(), name.to_string(), 0, outcome, around);
        }
        self.session.unpin(pins);
    }

    /// What is done once before the tests of a class.
    fn begin(&mut self, class: &TestClass, levels: &[Level<'_>], shared: &mut Vec<Ref>) -> Called<()> {
        if class.per_class {
            *shared = self.instances(levels, None)?;
            let outer = shared.last().copied();
            let instance = self.instance_in(class, outer, None)?;
            shared.push(instance);
        }
        let receiver = shared.last().copied().unwrap_or_default();
        for method in &class.before_all {
            self.invoke(*method, receiver, class, None)?;
        }
        Ok(())
    }

    /// All of these methods, whatever the others do; the first exception counts.
    fn each(&mut self, methods: &[MethodId], receiver: Ref, class: &TestClass) -> Called<()> {
        let mut first = Ok(());
        for method in methods {
            match self.invoke(*method, receiver, class, None) {
                Ok(_) => {}
                Err(stop @ (Stop::Ended(_) | Stop::Over(_))) => return Err(stop),
                Err(stop) => first = first.and(Err(stop)),
            }
        }
        first
    }

    fn phase(&mut self, phase: Phase) {
        self.session.tracker.iter_mut().for_each(|tracker| tracker.set_phase(phase));
    }

    /// The last test that was reported is over: what it did to the state of the program, and what it should have checked.
    /// `once`: its method has no other executions.
    fn end_test(&mut self, framework: Framework, once: bool) {
        let (vm, run) = (self.session.vm, self.runs.last_mut());
        let (Some(tracker), Some(run)) = (&mut self.session.tracker, run) else { return };
        let state = tracker.end_test(vm);
        let finish = tracker.take_finish();
        if !run.outcome.ran() {
            return;
        }
        let checked = state.modified.iter().filter(|attribute| attribute.checked.is_some());
        self.settled.extend(checked.map(|attribute| (attribute.class.clone(), attribute.field.clone())));
        run.state = Some(state);
        let finish = match (&run.outcome, finish) {
            (Outcome::Passed, Some(finish)) if once => Ok(finish),
            (Outcome::Passed, Some(_)) => Err("its test runs several times, with other values"),
            (Outcome::Passed, None) => Err("its test does not come to the end of a test method"),
            _ => Err("its test does not pass"),
        };
        let mut open = tracker.unchecked();
        open.retain(|one| {
            let name = (one.class.clone(), one.field.clone());
            let tests = self.tests_left.entry((name.clone(), finish.is_ok())).or_default();
            *tests += 1;
            *tests <= MOST_TESTS_LEFT && !self.settled.contains(&name)
        });
        if !open.is_empty() {
            self.left.push(Left { run: self.runs.len() - 1, framework, open, finish });
        }
    }

    /// All tests are over: what would check the attributes that none of them does, by the first test where something is found.
    fn look_for_assertions(&mut self) {
        let vm = self.session.vm;
        for Left { run, framework, mut open, finish } in std::mem::take(&mut self.left) {
            open.retain(|one| !self.settled.contains(&(one.class.clone(), one.field.clone())));
            let Some(run) = self.runs.get_mut(run).filter(|_| !open.is_empty()) else { continue };
            let ending = finish.map_err(str::to_string);
            let mut ending = ending.and_then(|finish| Ending::new(vm, framework, finish, &open));
            for (number, one) in open.into_iter().enumerate() {
                let answer = match &mut ending {
                    Ok(ending) => ending.missing(number, &one),
                    Err(why) => Err(why.clone()),
                };
                if answer.is_ok() {
                    self.settled.insert((one.class.clone(), one.field.clone()));
                }
                run.missing.push(Missing { class: one.class, field: one.field, answer });
            }
        }
    }

    /// The facts count for every test from here on that ran.
    fn add_facts(&mut self, first: usize, facts: &FactSet) {
        for run in self.runs.iter_mut().skip(first).filter(|run| run.outcome.ran()) {
            run.facts.add(facts);
        }
    }

    fn tell_all(&mut self, class: &TestClass, outcome: &Outcome) {
        for test in &class.tests {
            // What stands at the test itself says more.
            let own = test.skipped.clone().map(Outcome::Skipped);
            let outcome = own.unwrap_or_else(|| outcome.clone());
            self.report(class, test.name.clone(), test.display.clone(), test.line, outcome, FactSet::default());
        }
        class.nested.iter().for_each(|nested| self.tell_all(nested, outcome));
    }

    fn report(
        &mut self,
        class: &TestClass,
        method: String,
        display: String,
        line: u32,
        outcome: Outcome,
        facts: FactSet,
    ) {
        let class = class.name.replace('/', ".");
        // Names come from annotations and values, which may hold anything.
        let display = display.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        self.runs.push(TestRun { class, method, display, line, outcome, facts, state: None, missing: Vec::new() });
        self.session.progress(self.runs.len());
    }

    fn tests(&mut self, class: &TestClass, levels: &[Level<'_>]) {
        let Some(parameters) = class.parameters else {
            return class.tests.iter().for_each(|test| self.test(test, None, levels));
        };
        self.session.start_share();
        let rows = self.session.call(parameters, Ref::NULL, &[]).and_then(|made| {
            self.session.pin(made);
            let all = arguments::list(&mut self.session, made)?;
            all.into_iter().map(|element| arguments::row(&mut self.session, element)).collect::<Called<Vec<_>>>()
        });
        let facts = self.session.take_facts();
        let first = self.runs.len();
        match rows {
            Ok(rows) => {
                for (number, row) in rows.into_iter().enumerate() {
                    class.tests.iter().for_each(|test| self.test(test, Some((number, row.clone())), levels));
                }
            }
            Err(stop) => {
                let outcome = self.judge(stop, class.framework);
                self.tell_all(class, &outcome);
            }
        }
        self.add_facts(first, &facts);
    }

    /// All executions of a test.
    fn test(&mut self, test: &TestMethod, row: Option<(usize, Vec<Ref>)>, levels: &[Level<'_>]) {
        let Some(level) = levels.last() else { return };
        let told = match (&test.unsupported, &test.skipped, self.session.over()) {
            (_, Some(why), _) => Some(Outcome::Skipped(why.clone())),
            (Some(what), _, _) => Some(Outcome::Unsupported(what.clone())),
            (_, _, Some(why)) => Some(Outcome::NotRun(why)),
            _ => None,
        };
        let suffix = row.as_ref().map(|(number, _)| format!("[{number}]")).unwrap_or_default();
        if let Some(outcome) = told {
            let name = format!("{}{suffix}", test.name);
            return self.report(level.class, name, test.display.clone(), test.line, outcome, FactSet::default());
        }
        let once = || Execution {
            test,
            suffix: suffix.clone(),
            display: format!("{}{suffix}", test.display),
            arguments: Vec::new(),
            repetition: None,
            row: row.as_ref().map(|(_, row)| row.clone()),
        };
        match &test.kind {
            TestKind::Plain => self.execution(&once(), levels),
            TestKind::Repeated(count) => {
                for number in 1..=*count {
                    let execution = Execution {
                        suffix: format!("[{number}]"),
                        display: format!("{} repetition {number} of {count}", test.display),
                        repetition: Some((number, *count)),
                        ..once()
                    };
                    self.execution(&execution, levels);
                }
            }
            TestKind::Parameterized(sources) => self.parameterized(test, sources, levels),
            TestKind::Factory => self.factory(&once(), levels),
        }
    }

    fn parameterized(&mut self, test: &TestMethod, sources: &[crate::classfile::Annotation], levels: &[Level<'_>]) {
        let Some(level) = levels.last() else { return };
        let saved = self.session.save();
        let pins = self.session.pinned();
        self.session.start_share();
        let method = self.session.vm.program.method(test.method);
        let mark = self.session.tracker.as_ref().map(Tracker::mark);
        let rows = arguments::rows(&mut self.session, level.class.class, level.instance(), method, sources);
        let facts = self.session.take_facts();
        let first = self.runs.len();
        match rows {
            Ok(rows) => {
                for (number, arguments) in rows.into_iter().enumerate() {
                    let shown: Vec<String> = arguments.iter().map(|a| self.session.shown(*a)).collect();
                    let execution = Execution {
                        test,
                        suffix: format!("[{}]", number + 1),
                        display: format!("{} [{}] {}", test.display, number + 1, shown.join(", ")),
                        arguments,
                        repetition: None,
                        row: None,
                    };
                    self.execution(&execution, levels);
                }
            }
            Err(stop) => {
                let outcome = self.judge(stop, level.class.framework);
                if matches!(outcome, Outcome::Ended(_)) {
                    self.session.restore(saved);
                }
                self.report(
                    level.class,
                    test.name.clone(),
                    test.display.clone(),
                    test.line,
                    outcome,
                    FactSet::default(),
                );
            }
        }
        self.add_facts(first, &facts);
        if let (Some(tracker), Some(mark)) = (&mut self.session.tracker, mark) {
            tracker.retire(mark);
        }
        self.session.unpin(pins);
    }

    fn execution(&mut self, execution: &Execution<'_>, levels: &[Level<'_>]) {
        let Some(level) = levels.last() else { return };
        let name = format!("{}{}", execution.test.name, execution.suffix);
        if let Some(why) = self.session.over() {
            let display = execution.display.clone();
            let outcome = Outcome::NotRun(why);
            return self.report(level.class, name, display, execution.test.line, outcome, FactSet::default());
        }
        let saved = self.session.save();
        let pins = self.session.pinned();
        self.session.start_share();
        let method = Some(execution.test.method);
        let result = self.examined(method, |runner| {
            runner.around(execution, levels, |runner, instance| {
                runner.invoke(execution.test.method, instance, level.class, Some(execution)).map(|_| ())
            })
        });
        let outcome = match result {
            Ok(()) => Outcome::Passed,
            Err(stop) => self.judge(stop, level.class.framework),
        };
        let facts = self.session.take_facts();
        let display = execution.display.clone();
        let ended = matches!(outcome, Outcome::Ended(_));
        self.report(level.class, name, display, execution.test.line, outcome, facts);
        self.end_test(level.class.framework, execution.suffix.is_empty());
        if ended {
            self.session.restore(saved);
        }
        self.session.unpin(pins);
    }

    /// Runs a test; where its influence on assertions is followed and not all of it is clear then, once more for that.
    fn examined<T>(&mut self, method: Option<MethodId>, act: impl Fn(&mut Self) -> Called<T>) -> Called<T> {
        let Some(tracker) = &mut self.session.tracker else { return act(self) };
        let before = tracker.begin_test(method);
        let (saved, pins) = (self.session.save(), self.session.pinned());
        let result = act(self);
        if matches!(result, Err(Stop::Over(_))) {
            return result;
        }
        let Some(tracker) = &mut self.session.tracker else { return result };
        if tracker.begins_again(before) {
            self.session.repeat_from(saved, pins);
            // It does what it did before; an exception that it ends with is the same object.
            _ = act(self);
            self.session.end_repeating();
        }
        result
    }

    /// An instance, what comes before each test, the test itself, and what comes after.
    fn around(
        &mut self,
        execution: &Execution<'_>,
        levels: &[Level<'_>],
        act: impl FnOnce(&mut Self, Ref) -> Called<()>,
    ) -> Called<()> {
        let Some(level) = levels.last() else { return Ok(()) };
        let instances = self.instances(levels, Some(execution))?;
        let instance = instances.last().copied().unwrap_or_default();
        if !level.class.rules.is_empty() {
            return rules::run(&mut self.session, level.class, execution.test, instance);
        }
        let mut result = Ok(());
        'before: for (level, instance) in levels.iter().zip(&instances) {
            for method in &level.class.before_each {
                result = self.invoke(*method, *instance, level.class, Some(execution)).map(|_| ());
                if result.is_err() {
                    break 'before;
                }
            }
        }
        let failed_before = result.is_err();
        if !failed_before {
            self.session.tracker.iter_mut().for_each(|tracker| tracker.expect(execution.test.expected));
            result = act(self, instance);
            self.session.tracker.iter_mut().for_each(|tracker| tracker.expect(None));
            if let Some(expected) = execution.test.expected {
                result = self.expect(result, expected);
            }
        }
        if matches!(result, Err(Stop::Ended(_) | Stop::Over(_) | Stop::Unsupported(_)))
            || (failed_before && level.class.framework == Framework::JUnit3)
        {
            return result;
        }
        self.phase(Phase::After);
        for (level, instance) in levels.iter().zip(&instances).rev() {
            for method in &level.class.after_each {
                let after = self.invoke(*method, *instance, level.class, Some(execution)).map(|_| ());
                match (&result, after) {
                    (_, Err(stop @ (Stop::Ended(_) | Stop::Over(_)))) => return Err(stop),
                    (Ok(()), after) => result = after,
                    // A failure says more than an assumption that did not hold.
                    (Err(Stop::Threw(first)), Err(stop)) if self.is_assumption(*first, level.class.framework) => {
                        result = Err(stop);
                    }
                    _ => {}
                }
            }
        }
        result
    }

    /// `@Test(expected = ...)` of JUnit 4.
    fn expect(&mut self, result: Called<()>, expected: ClassId) -> Called<()> {
        let name = self.session.vm.program.class(expected).java_name();
        match result {
            Ok(()) => Err(Stop::Failed(format!("java.lang.AssertionError: Expected exception: {name}"))),
            Err(Stop::Threw(exception)) => {
                let class = self.session.class_of(exception);
                if class.is_some_and(|c| self.session.vm.program.is_subtype(c, expected)) {
                    return Ok(());
                }
                if self.is_assumption(exception, Framework::JUnit4) {
                    return Err(Stop::Threw(exception));
                }
                let but = self.session.shown(exception);
                Err(Stop::Failed(format!("Unexpected exception, expected<{name}> but was<{but}>")))
            }
            other => other,
        }
    }

    fn is_assumption(&self, exception: Ref, framework: Framework) -> bool {
        let junit4 = self.session.is_instance(exception, "org/junit/internal/AssumptionViolatedException");
        junit4
            || (framework == Framework::Jupiter
                && self.session.is_instance(exception, "org/opentest4j/TestAbortedException"))
    }

    fn judge(&mut self, stop: Stop, framework: Framework) -> Outcome {
        match stop {
            Stop::Threw(exception) => {
                self.session.pin(exception);
                let text = self.session.shown(exception);
                if self.is_assumption(exception, framework) { Outcome::Skipped(text) } else { Outcome::Failed(text) }
            }
            Stop::Failed(why) => Outcome::Failed(why),
            Stop::Unsupported(what) => Outcome::Unsupported(what),
            Stop::Ended(why) => Outcome::Ended(why),
            // It was begun and not finished.
            Stop::Over(why) => Outcome::Ended(why),
        }
    }

    /// Calls a test or a method of the life cycle, with the parameters that JUnit gives it.
    fn invoke(
        &mut self,
        method: MethodId,
        receiver: Ref,
        class: &TestClass,
        execution: Option<&Execution<'_>>,
    ) -> Called<Ref> {
        let found = self.session.vm.program.method(method);
        let receiver = if found.is_static() { Ref::NULL } else { receiver };
        if receiver.is_null() && !found.is_static() {
            return Err(Stop::Failed(format!("{} must be static", found.name)));
        }
        let given = match execution {
            Some(execution) if execution.test.method == method => execution.arguments.as_slice(),
            _ => &[],
        };
        let mut arguments = Vec::new();
        for (i, descriptor) in parameter_types(&found.descriptor).iter().enumerate() {
            arguments.push(match given.get(i) {
                Some(_) if descriptor == "Lorg/junit/jupiter/params/aggregator/ArgumentsAccessor;" => {
                    return Err(Stop::Unsupported("a parameter of type ArgumentsAccessor".into()));
                }
                Some(value) => convert(&mut self.session, *value, descriptor)?,
                None => self.parameter(descriptor, class, execution)?,
            });
        }
        arguments.iter().for_each(|a| self.session.pin(*a));
        self.session.call(method, receiver, &arguments)
    }

    /// A method with `@TestFactory`: it gives tests, which run one after the other in the same instance.
    fn factory(&mut self, execution: &Execution<'_>, levels: &[Level<'_>]) {
        let Some(level) = levels.last() else { return };
        let saved = self.session.save();
        let pins = self.session.pinned();
        self.session.start_share();
        let first = self.runs.len();
        let mut facts = FactSet::default();
        let result = self.around(execution, levels, |runner, instance| {
            let made = runner.invoke(execution.test.method, instance, level.class, Some(execution))?;
            runner.session.pin(made);
            let single = runner.session.is_instance(made, "org/junit/jupiter/api/DynamicNode");
            let nodes = if single { vec![made] } else { arguments::list(&mut runner.session, made)? };
            facts = runner.session.take_facts();
            let mut number = 0;
            runner.dynamic(execution.test, level.class, nodes, 0, &mut number)
        });
        facts.add(&self.session.take_facts());
        if let Err(stop) = result {
            let outcome = self.judge(stop, level.class.framework);
            if matches!(outcome, Outcome::Ended(_)) {
                self.session.restore(saved);
            }
            let (name, display) = (execution.test.name.clone(), execution.display.clone());
            self.report(level.class, name, display, execution.test.line, outcome, FactSet::default());
        }
        self.add_facts(first, &facts);
        self.session.unpin(pins);
    }

    fn dynamic(
        &mut self,
        test: &TestMethod,
        class: &TestClass,
        nodes: Vec<Ref>,
        depth: usize,
        number: &mut usize,
    ) -> Called<()> {
        if depth > DEEPEST_FACTORY {
            return Err(Stop::Unsupported("dynamic containers nested too deeply".into()));
        }
        for node in nodes {
            self.session.pin(node);
            if self.session.is_instance(node, "org/junit/jupiter/api/DynamicContainer") {
                let children = self.session.call_virtual(node, "getChildren", "()Ljava/util/stream/Stream;", &[])?;
                self.session.pin(children);
                let children = arguments::list(&mut self.session, children)?;
                self.dynamic(test, class, children, depth + 1, number)?;
                continue;
            }
            let name = self.session.call_virtual(node, "getDisplayName", "()Ljava/lang/String;", &[])?;
            let display = self.session.shown(name);
            *number += 1;
            let method = format!("{}[{number}]", test.name);
            if let Some(why) = self.session.over() {
                self.report(class, method, display, test.line, Outcome::NotRun(why), FactSet::default());
                continue;
            }
            let saved = self.session.save();
            self.session.start_share();
            let body = "()Lorg/junit/jupiter/api/function/Executable;";
            let result = self.examined(None, |runner| {
                let session = &mut runner.session;
                let body = session.call_virtual(node, "getExecutable", body, &[])?;
                session.pin(body);
                session.call_virtual(body, "execute", "()V", &[])
            });
            let outcome = match result {
                Ok(_) => Outcome::Passed,
                Err(stop) => self.judge(stop, class.framework),
            };
            let ended = matches!(outcome, Outcome::Ended(_));
            let facts = self.session.take_facts();
            self.report(class, method, format!("{} {display}", test.display), test.line, outcome, facts);
            self.end_test(class.framework, false);
            if ended {
                self.session.restore(saved);
            }
        }
        Ok(())
    }
}
