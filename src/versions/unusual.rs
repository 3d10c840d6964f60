//! Both versions on unusual inputs: objects of classes that a caller writes, unusual classes of the library, objects of the
//! program itself. One version is explored with them; what its paths need, and some values of what they do not look at, is run
//! in both.
//!
//! What is found was seen in runs of both; finding nothing says nothing, and proves nothing.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::made::by_calls;
use super::product::{Found, Lines, Version};
use super::same::{Kind, Side};
use super::twins::{called_on, counterpart, initialised};
use crate::explore::engine::{Ended, Engine, Limits, Listener, Wish};
use crate::explore::input::InputSet;
use crate::explore::replay::Seen;
use crate::explore::script::Script;
use crate::explore::tally::PathEnd;
use crate::explore::target::{self, Target};
use crate::explore::witness::{Witness, inputs, simple_model, witness};
use crate::expr::{Const, Sort, VarId};
use crate::program::{Class, Origin};
use crate::search;
use crate::solver::{Model, Options, Solver};
use crate::state::View;
use crate::testgen::capture_with;
use crate::util::ClassId;

/// Inputs that are run in both versions, for each that is explored.
const MOST_RUNS: u32 = 24;

/// What is compared, and until when.
pub struct Unusual<'a> {
    pub old: Version<'a>,
    pub new: Version<'a>,
    pub target: &'a Target,
    pub limits: Limits,
    pub solver: &'a Options,
    pub until: Instant,
    pub stop: &'a AtomicBool,
}

impl Unusual<'_> {
    /// A difference, if one is found.
    pub fn find(&self) -> Option<Found> {
        let script = target::unusual(self.new.vm, &self.target.script);
        self.explore(self.new, &script).or_else(|| self.explore(self.old, &self.of_old(&script)?))
    }

    /// The same calls in the old version.
    fn of_old(&self, script: &Script) -> Option<Script> {
        let class = called_on(self.target);
        let twin = |id| counterpart(self.new.vm, self.old.vm, self.new.vm.program.method(id), class.as_deref()).ok();
        Some(Script {
            target: twin(script.target)?,
            constructors: script.constructors.iter().filter_map(|id| twin(*id)).collect(),
            between: script.between.iter().filter_map(|id| twin(*id)).collect(),
            ..script.clone()
        })
    }

    fn explore(&self, version: Version<'_>, script: &Script) -> Option<Found> {
        let time = self.until.saturating_duration_since(Instant::now());
        let limits = Limits { time: Some(time), ..self.limits.clone() };
        let strategy = search::strategy("bfs", 0)?;
        let mut engine = Engine::new(version.vm, script, strategy, Solver::new(self.solver), limits);
        engine.start();
        let mut runs = Runs { unusual: self, is_main: script.is_main, left: MOST_RUNS, found: None };
        engine.run(&mut runs, self.stop);
        runs.found
    }

    /// Runs both versions.
    fn differ(&self, witness: &Witness, classes: &[String]) -> Option<(Seen, Seen)> {
        let run =
            |version: Version<'_>| version.replays.observe(&self.target.name, witness, classes, Some(self.until)).ok();
        let (old, new) = (run(self.old)?, run(self.new)?);
        // Objects that are shown field by field look different, though nobody may be able to tell.
        let shows_fields = || old.end == new.end || [&old, &new].iter().any(|seen| seen.end.contains('{'));
        let differ = old.differs(&new) && !(shows_fields() && self.has_other_fields());
        differ.then_some((old, new))
    }

    /// The same with objects that callers make.
    fn show(&self, witness: Witness, inputs: InputSet, classes: &[String]) -> Option<(Witness, Seen, Seen)> {
        let (old, new) = self.differ(&witness, classes)?;
        if !inputs.has_objects() {
            return Some((witness, old, new));
        }
        let witness = by_calls(self.new, self.target, inputs, self.until, self.stop)?;
        // What calls before the target left otherwise is not its difference.
        let (old, new) = self.differ(&witness, classes).filter(|(old, new)| old.end != new.end)?;
        Some((witness, old, new))
    }

    /// Whether a class of the program has fields in one version that it lacks in the other.
    fn has_other_fields(&self) -> bool {
        let [old, new] = [self.old, self.new].map(|version| &version.vm.program);
        let fields = |class: &Class| -> BTreeSet<(Rc<str>, Rc<str>)> {
            let own = class.fields.iter().filter(|field| !field.is_static());
            own.map(|field| (Rc::clone(&field.name), Rc::clone(&field.descriptor))).collect()
        };
        let classes = (0..new.class_count()).map(|id| new.class(ClassId(id as u32)));
        let mut own = classes.filter(|class| matches!(class.origin, Origin::App(_)));
        own.any(|class| {
            let twin = old.loaded(&class.name).map(|id| old.class(id));
            twin.is_some_and(|twin| fields(twin) != fields(class))
        })
    }
}

struct Runs<'a, 'b> {
    unusual: &'a Unusual<'b>,
    is_main: bool,
    left: u32,
    found: Option<Found>,
}

impl Listener for Runs<'_, '_> {
    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        if !matches!(path.end, PathEnd::Returned(_) | PathEnd::Threw(_) | PathEnd::Exited(_)) || !path.stage.at_target {
            return Wish::GoOn;
        }
        let plain = simple_model(path);
        for model in [spread(path, &plain), plain] {
            let witness = witness(path.vm, path.terms, path.state, path.stage, &model, self.is_main);
            let side = Side { vm: path.vm, state: path.state };
            let classes: Vec<String> =
                initialised(side, side).0.into_iter().map(|name| name.replace('/', ".")).collect();
            let inputs = inputs(path.vm, path.terms, path.state, path.stage, &model, self.is_main);
            if let Some((witness, old, new)) = self.unusual.show(witness, inputs, &classes) {
                let kind = if old.end != new.end { Kind::End } else { Kind::State };
                let what = vec![kind.word().to_string()];
                let draft = capture_with(path, &model, self.is_main);
                let (old_lines, new_lines) = (Lines::new(), Lines::new());
                let statics = classes;
                self.found =
                    Some(Found { kind, what, witness, statics, old, new, old_lines, new_lines, draft, count: 1 });
                return Wish::Stop;
            }
            self.left = self.left.saturating_sub(1);
        }
        if self.left == 0 { Wish::Stop } else { Wish::GoOn }
    }
}

/// The same with other values for answers and arguments that the path does not look at: the versions may.
fn spread(path: &Ended<'_>, model: &Model) -> Model {
    let all: Vec<_> = path.state.path.constraints.iter().collect();
    let looked_at: Vec<VarId> =
        path.terms.reachable(&all).into_iter().filter_map(|term| path.terms.as_var(term)).collect();
    let inputs = &path.state.inputs;
    let answers = inputs.stubs.iter().flat_map(|stub| stub.answers.iter().flatten());
    let arguments = inputs.roots.iter().map(|root| &root.value);
    let mut spread = (**model).clone();
    let mut next = 1;
    for value in answers.chain(arguments) {
        let View::Sym(term) = value.view() else { continue };
        for variable in path.terms.variables(term) {
            let sort = path.terms.variable(variable).sort;
            let number = matches!(sort, Sort::Bool | Sort::Bv8 | Sort::Bv16 | Sort::Bv32 | Sort::Bv64);
            if number && !looked_at.contains(&variable) {
                spread.set(variable, Const::from_bits(sort, next));
                next += 1;
            }
        }
    }
    spread.into()
}
