//! What the code of a class keeps true of its private fields, so that it holds of every object between calls.
//!
//! Only the classes of one nest write a private field, so their code is all there is to look at: candidates (`guess`) are
//! taken to hold of objects when a method begins, and have to hold whenever objects must be whole again (`merged::whole`);
//! those that do not are dropped until the rest keeps itself. What is left holds of every object that constructors made,
//! whatever is called on it and however often; reflection and threads aside.

mod candidate;
mod guess;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::time::Instant;

use self::candidate::{Candidate, Named, Seen};
use self::guess::{Constants, Guessed, guesses};
use super::callgraph::{CallGraph, MethodIndex};
use super::handles::makes_handles;
use super::merged::{Due, Files, Passage, Values, Walk, Walked, Watched, Watcher, Wholes};
use crate::classfile::{ClassFile, Constant, access};
use crate::expr::eval::EvalCache;
use crate::expr::{TermId, Terms};
use crate::program::{Insn, decode};
use crate::solver::{Answer, Constraints, Options, Solver};
use crate::util::LiteralId;

/// Walks over one nest: each finds more objects that leak, or methods that are called in more ways.
const MOST_WALKS: usize = 4;
/// Nests that are looked at, and questions about one.
const MOST_NESTS: usize = 24;
const MOST_QUESTIONS: usize = 600;
/// Effort for one of them, compared with what a path gets: there are few, and each is about a whole method.
const EFFORT: u64 = 20;
/// Fields of one class.
const MOST_FIELDS: usize = 24;

/// What was found.
#[derive(Default)]
pub struct Invariants {
    watched: Watched,
    leaky: BTreeSet<Rc<str>>,
    by_class: BTreeMap<Rc<str>, Kept>,
}

/// What one class keeps.
struct Kept {
    fields: Vec<Named>,
    all: Vec<Candidate>,
}

/// One of them, said of values that a walk read.
pub struct Said {
    class: Rc<str>,
    number: usize,
    pub term: TermId,
}

impl Invariants {
    /// Of these classes and those that see their private fields, until the time is over.
    pub fn of(
        classes: &[Rc<str>],
        graph: &CallGraph,
        files: Files<'_>,
        options: &Options,
        until: Option<Instant>,
    ) -> Self {
        let mut found = Self::default();
        let mut seen = BTreeSet::new();
        for class in classes {
            let Some(file) = files(class) else { continue };
            let host = file.nest_host.clone().unwrap_or_else(|| Rc::clone(class));
            if seen.len() >= MOST_NESTS || is_over(until) {
                break;
            }
            if seen.insert(Rc::clone(&host))
                && let Some(nest) = Nest::of(&host, graph, files)
            {
                // Answers belong to the terms of one walk.
                let limit = options.limit.saturating_mul(EFFORT);
                let mut solver = Solver::new(&Options { limit, ..options.clone() });
                solver.set_deadline(until);
                nest.add_to(&mut found, graph, files, &mut solver, until);
            }
        }
        found
    }

    pub fn is_empty(&self) -> bool {
        self.by_class.is_empty()
    }

    /// The private fields of a class of which something is kept true, in the order of their places: name and descriptor.
    pub fn fields(&self, class: &str) -> &[(Rc<str>, Rc<str>)] {
        self.watched.get(class).map(|fields| &**fields).unwrap_or_default()
    }

    /// What a field is at most, or the length of an array in it, by the field's place.
    pub fn most(&self, class: &str, field: usize) -> Option<i64> {
        self.by_class.get(class)?.all.iter().filter_map(|candidate| candidate.most(field)).min()
    }

    /// All that a class keeps true, in words.
    pub fn kept_by(&self, class: &str) -> Vec<String> {
        let kept = self.by_class.get(class).into_iter();
        kept.flat_map(|kept| kept.all.iter().map(|candidate| candidate.words(&kept.fields))).collect()
    }

    /// For a walk that is to know them.
    pub fn wholes(&self) -> Wholes {
        Wholes::new(self.watched.clone(), self.leaky.clone(), false)
    }

    /// What they say of the values that a walk read.
    pub fn said(&self, terms: &mut Terms, known: &[Values]) -> Vec<Said> {
        let mut said = Vec::new();
        for values in known {
            let Some(kept) = self.by_class.get(&values.class) else { continue };
            for (number, candidate) in kept.all.iter().enumerate() {
                if let Some(term) = candidate.term(terms, values).filter(|term| *term != TermId::TRUE) {
                    said.push(Said { class: Rc::clone(&values.class), number, term });
                }
            }
        }
        said
    }

    pub fn words(&self, said: &Said) -> Option<String> {
        let kept = self.by_class.get(&said.class)?;
        Some(kept.all.get(said.number)?.words(&kept.fields))
    }
}

/// Classes that see one another's private fields.
struct Nest {
    files: Vec<Rc<ClassFile>>,
    watched: Watched,
    fields: BTreeMap<Rc<str>, Vec<Guessed>>,
    /// All their methods.
    methods: BTreeSet<MethodIndex>,
    roots: BTreeSet<MethodIndex>,
    constants: Constants,
}

impl Nest {
    /// None if not all of it is here, or no field is worth a look.
    fn of(host: &str, graph: &CallGraph, files: Files<'_>) -> Option<Self> {
        let first = files(host)?;
        let others: Option<Vec<_>> = first.nest_members.iter().map(|name| files(name)).collect();
        let mut nest = Self {
            files: others?.into_iter().chain([first]).collect(),
            watched: Watched::new(),
            fields: BTreeMap::new(),
            methods: BTreeSet::new(),
            roots: BTreeSet::new(),
            constants: Constants::default(),
        };
        if nest.files.iter().any(|file| makes_handles(file)) {
            return None;
        }
        for file in nest.files.clone() {
            for method in file.methods.iter().filter(|m| m.code.is_some()) {
                let number = graph.method(&file.name, &method.name, &method.descriptor)?;
                nest.methods.insert(number);
                let is_hidden = method.access & access::PRIVATE != 0 && method.access & access::SYNTHETIC == 0;
                if !is_hidden {
                    nest.roots.insert(number);
                }
                let code = decode(&file, method, method.code.as_ref()?, &mut |_| LiteralId(0)).ok()?;
                nest.constants.read(&code);
            }
            let watched: Vec<(Rc<str>, Rc<str>)> = file
                .fields
                .iter()
                .filter(|f| f.access & (access::PRIVATE | access::STATIC) == access::PRIVATE)
                .map(|f| (Rc::clone(&f.name), Rc::clone(&f.descriptor)))
                .take(MOST_FIELDS)
                .collect();
            // What is read from a stream is made without a constructor.
            let is_read =
                file.methods.iter().any(|m| ["readObject", "readObjectNoData", "readExternal"].contains(&&*m.name));
            if !watched.is_empty() && !is_read {
                let guessed = watched.iter().map(|(name, descriptor)| guessed(name, descriptor, files));
                nest.fields.insert(Rc::clone(&file.name), guessed.collect());
                nest.watched.insert(Rc::clone(&file.name), watched);
            }
        }
        (!nest.watched.is_empty()).then_some(nest)
    }

    fn add_to(
        mut self,
        found: &mut Invariants,
        graph: &CallGraph,
        files: Files<'_>,
        solver: &mut Solver,
        until: Option<Instant>,
    ) -> Option<()> {
        let mut leaky = BTreeSet::new();
        let (mut terms, walked) = self.walked(graph, files, &mut leaky, until)?;
        for root in &walked.wholes.unwalked {
            self.lose(*root, graph)?;
        }
        let mut keeping = Keeping {
            solver,
            terms: &mut terms,
            known: &walked.wholes.known,
            due: &walked.wholes.due,
            alive: BTreeMap::new(),
            questions: 0,
        };
        for (class, fields) in &self.fields {
            keeping.alive.insert(Rc::clone(class), Alive::new(guesses(fields, &self.constants)));
        }
        keeping.keep()?;
        keeping.forget_what_is_never_made();
        let alive = std::mem::take(&mut keeping.alive);
        for (class, Alive { strongest: all, .. }) in alive {
            let fields = self.fields.get(&class).map(|all| all.iter().map(|f| f.named.clone()).collect());
            if let Some(fields) = fields.filter(|_| !all.is_empty()) {
                found.watched.extend(self.watched.remove(&class).map(|watched| (Rc::clone(&class), watched)));
                found.by_class.insert(class, Kept { fields, all });
            }
        }
        found.leaky.extend(leaky);
        Some(())
    }

    /// The last of the walks, which knows what leaks and all that is called in ways that are not walked.
    fn walked(
        &mut self,
        graph: &CallGraph,
        files: Files<'_>,
        leaky: &mut BTreeSet<Rc<str>>,
        until: Option<Instant>,
    ) -> Option<(Terms, Walked)> {
        for _ in 0..MOST_WALKS {
            if is_over(until) {
                return None;
            }
            let mut terms = Terms::new();
            let roots: Vec<MethodIndex> = self.roots.iter().copied().collect();
            let wholes = Wholes::new(self.watched.clone(), leaky.clone(), true);
            let walked = Walk::new(&mut terms, graph, files, &mut Deaf).until(until).watching(wholes).from(&roots)?;
            let before = (self.roots.len(), leaky.len());
            let elsewhere = |method: &&MethodIndex| walked.elsewhere.get(**method as usize) == Some(&true);
            self.roots.extend(self.methods.iter().filter(elsewhere));
            leaky.extend(walked.wholes.leaks.iter().cloned());
            if (self.roots.len(), leaky.len()) == before {
                return Some((terms, walked));
            }
        }
        None
    }

    /// Nothing is said of the fields that a method may write.
    fn lose(&mut self, method: MethodIndex, graph: &CallGraph) -> Option<()> {
        let method = graph.methods.get(method as usize)?;
        let file = self.files.iter().find(|file| file.name == method.class)?;
        let info = file.method(&method.name, &method.descriptor)?;
        let code = decode(file, info, info.code.as_ref()?, &mut |_| LiteralId(0)).ok()?;
        let mut names: BTreeSet<Rc<str>> = BTreeSet::new();
        for insn in &code.insns {
            if let Insn::PutField(pool) = insn.get()
                && let Some(Constant::Field(member)) = file.pool.get(pool)
            {
                names.insert(Rc::clone(&member.name));
            }
        }
        let is_constructor = &*method.name == "<init>";
        for (class, fields) in &mut self.fields {
            for field in fields {
                field.is_lost |= names.contains(&field.named.name) || is_constructor && *class == method.class;
            }
        }
        Some(())
    }
}

fn is_over(until: Option<Instant>) -> bool {
    until.is_some_and(|until| Instant::now() >= until)
}

fn guessed(name: &Rc<str>, descriptor: &Rc<str>, files: Files<'_>) -> Guessed {
    let class = descriptor.strip_prefix('L').and_then(|d| d.strip_suffix(';')).and_then(files);
    let is_enum = |file: &Rc<ClassFile>| file.access & access::ENUM != 0;
    let constants = |file: &Rc<ClassFile>| {
        file.fields.iter().filter(|f| f.access & access::ENUM != 0).map(|f| Rc::clone(&f.name)).collect()
    };
    let constants = class.filter(is_enum).as_ref().map(constants).unwrap_or_default();
    let named = Named {
        name: Rc::clone(name),
        is_boolean: &**descriptor == "Z",
        is_array: descriptor.starts_with('['),
        constants,
    };
    Guessed { named, descriptor: Rc::clone(descriptor), is_lost: false }
}

/// Those that do not follow from others.
fn strongest(all: &[Candidate]) -> Vec<Candidate> {
    let mut kept: Vec<Candidate> = Vec::new();
    for candidate in all {
        if kept.iter().any(|other| candidate.follows_from(*other)) {
            continue;
        }
        kept.retain(|other| !other.follows_from(*candidate));
        kept.push(*candidate);
    }
    kept
}

/// Candidates of a class.
struct Alive {
    all: Vec<Candidate>,
    /// Of these.
    strongest: Vec<Candidate>,
}

impl Alive {
    fn new(all: Vec<Candidate>) -> Self {
        let strongest = strongest(&all);
        Self { all, strongest }
    }

    /// Whether any is dropped.
    fn retain(&mut self, keep: impl FnMut(&Candidate) -> bool) -> bool {
        let before = self.all.len();
        self.all.retain(keep);
        self.strongest = strongest(&self.all);
        self.all.len() < before
    }
}

/// What may be wrong with candidates.
enum Broken {
    None,
    By(Seen),
    Perhaps(Vec<Candidate>),
}

/// Candidates, as they are dropped.
struct Keeping<'a> {
    solver: &'a mut Solver,
    terms: &'a mut Terms,
    known: &'a [Values],
    due: &'a [Due],
    alive: BTreeMap<Rc<str>, Alive>,
    questions: usize,
}

impl Keeping<'_> {
    /// Until the rest keeps itself. None if that takes too long.
    fn keep(&mut self) -> Option<()> {
        let mut since_last = 0;
        let mut next = 0;
        while since_last < self.due.len() {
            let due = self.due.get(next)?;
            next = (next + 1) % self.due.len();
            since_last = if self.holds_at(due)? { since_last + 1 } else { 0 };
        }
        Some(())
    }

    /// Of objects that no constructor completes anything can be said; it would exclude what happens without them, too.
    fn forget_what_is_never_made(&mut self) {
        let classes: Vec<Rc<str>> = self.alive.keys().cloned().collect();
        for class in classes {
            let due = self.due.iter().filter(|due| due.values.class == class);
            let is_made = due.into_iter().any(|due| {
                let path = self.assumed(due.guard);
                matches!(self.solver.check(self.terms, &path, None, due.guard), Answer::Sat(_))
            });
            if !is_made {
                self.alive.remove(&class);
            }
        }
    }

    /// Whether nothing had to be dropped here.
    fn holds_at(&mut self, due: &Due) -> Option<bool> {
        let mut nothing = true;
        loop {
            let candidates = self.alive.get(&due.values.class)?.strongest.clone();
            match self.broken(due, &candidates)? {
                Broken::None => return Some(nothing),
                Broken::By(seen) => self.drop(due, |candidate| seen.satisfy(*candidate))?,
                Broken::Perhaps(doubtful) => {
                    self.drop(due, |candidate| !doubtful.iter().any(|doubtful| candidate.is_like(*doubtful)))?;
                }
            }
            nothing = false;
        }
    }

    /// None if nothing is dropped, though it should be.
    fn drop(&mut self, due: &Due, keep: impl FnMut(&Candidate) -> bool) -> Option<()> {
        self.alive.get_mut(&due.values.class)?.retain(keep).then_some(())
    }

    /// Whether any of these may not hold where it must. What is too hard to ask is asked in parts.
    fn broken(&mut self, due: &Due, candidates: &[Candidate]) -> Option<Broken> {
        let mut broken = Vec::new();
        for candidate in candidates {
            let term = candidate.term(self.terms, &due.values).unwrap_or(TermId::FALSE);
            broken.push(self.terms.not(term));
        }
        let broken = self.terms.any_of(&broken);
        let goal = self.terms.and(due.guard, broken);
        if goal == TermId::FALSE {
            return Some(Broken::None);
        }
        self.questions += 1;
        if self.questions > MOST_QUESTIONS {
            return None;
        }
        let path = self.assumed(goal);
        Some(match self.solver.check(self.terms, &path, None, goal) {
            Answer::Unsat => Broken::None,
            Answer::Sat(model) => Broken::By(Seen::of(self.terms, &due.values, &model, &mut EvalCache::new())),
            Answer::Unknown(_) if candidates.len() == 1 => Broken::Perhaps(candidates.to_vec()),
            Answer::Unknown(_) => {
                let (some, others) = candidates.split_at(candidates.len() / 2);
                match (self.broken(due, some)?, self.broken(due, others)?) {
                    (Broken::None, other) | (other, Broken::None) => other,
                    (Broken::By(seen), _) | (_, Broken::By(seen)) => Broken::By(seen),
                    (Broken::Perhaps(mut all), Broken::Perhaps(more)) => {
                        all.extend(more);
                        Broken::Perhaps(all)
                    }
                }
            }
        })
    }

    /// What is taken to hold of the values that a question is about.
    fn assumed(&mut self, goal: TermId) -> Constraints {
        let mut path = Constraints::new();
        let asked: BTreeSet<_> = self.terms.variables(goal).into_iter().collect();
        for values in self.known {
            let views = values.fields.iter().flat_map(|(_, view)| [view.number, view.null, view.place]);
            let mut variables = views.flatten().flat_map(|term| self.terms.variables(term));
            if !variables.any(|variable| asked.contains(&variable)) {
                continue;
            }
            for candidate in self.alive.get(&values.class).map(|alive| &*alive.strongest).unwrap_or_default() {
                if let Some(term) = candidate.term(self.terms, values).filter(|term| *term != TermId::TRUE) {
                    path.push(term);
                }
            }
        }
        path
    }
}

/// Nobody listens.
struct Deaf;

impl Watcher for Deaf {
    fn wants(&self, _: MethodIndex, _: u32) -> bool {
        false
    }

    fn passes(&mut self, _: &mut Terms, _: Passage<'_>) {}
}
