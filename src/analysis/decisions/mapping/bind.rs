//! Which method holds the code of which member of the source, and what each token of it is for.
//!
//! Named classes and methods are found by name and parameter types, told apart by lines where that does not suffice.
//! Lambdas and anonymous classes have numbers that compilers choose: they are found from the instruction that creates
//! them, once the method around them is aligned.

use super::code::{Kind, Method};
use super::flow::{self, Unit};
use super::nfa::{Alignment, Label, Nfa, State, Test};
use super::points::Reader;
use super::predict::{Dialect, Predictor};
use super::signature;
use crate::classfile::ClassFile;
use crate::source::ast::{Ast, Class, ClassId, ExprId, ExprKind, MemberKind, Nesting, Range, StmtId};
use crate::source::{Answers, Decision, Place, SourceFile};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Finds a class by its internal name.
pub type Find<'a> = dyn FnMut(&str) -> Option<Rc<ClassFile>> + 'a;

/// A branch that tests a condition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Branch {
    pub pc: u16,
    /// The condition's value when the branch at `pc` is taken.
    pub taken_means: bool,
    /// As written in the code.
    pub op: u8,
}

/// What is known about one method.
pub struct Aligned {
    pub class: Rc<ClassFile>,
    /// The number of the method in its class.
    pub method: usize,
    pub branches: BTreeMap<ExprId, Vec<Branch>>,
    /// Branches on the results of bit operators.
    pub results: BTreeMap<ExprId, Vec<Branch>>,
    pub bits: BTreeMap<ExprId, Vec<u16>>,
    pub type_tests: BTreeMap<ExprId, Vec<u16>>,
    /// Record patterns that test more than the record itself.
    pub part_tests: BTreeSet<ExprId>,
    /// Nodes that cannot be told from others, with the pcs they may have.
    pub ambiguous: BTreeMap<ExprId, BTreeSet<u16>>,
    pub folded: BTreeMap<ExprId, BTreeSet<bool>>,
}

/// The code that belongs to one piece of source: a member, or a lambda in it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Piece {
    Class(ClassId),
    Member(ClassId, u32),
    Lambda(ExprId),
    StaticInit(ClassId),
    /// The instance initialisers, which are part of constructors.
    InstanceInit(ClassId),
}

pub struct Binding {
    pub methods: Vec<Aligned>,
    /// Why a piece of source has no code that is known.
    pub failures: BTreeMap<Piece, String>,
    /// The first class whose line numbers are not those of the source: another version of it was compiled.
    pub foreign: Option<String>,
}

impl Binding {
    /// Why the code around a decision is not known.
    pub fn failure(&self, file: &SourceFile, decision: &Decision) -> Option<String> {
        let owner = &decision.owner;
        let class = file.ast.class(owner.class);
        let member = class.members.get(owner.member as usize);
        let shared = member.and_then(|member| shared(class, owner.class, &member.kind));
        let pieces = [
            owner.lambda.map(Piece::Lambda),
            Some(Piece::Member(owner.class, owner.member)),
            shared,
            Some(Piece::Class(owner.class)),
        ];
        let found = pieces.iter().flatten().find_map(|piece| self.failures.get(piece)).cloned();
        found.or_else(|| decision.broken.clone())
    }
}

/// The code that a member other than a method or constructor is part of.
fn shared(class: &Class, id: ClassId, kind: &MemberKind) -> Option<Piece> {
    let statics = match kind {
        MemberKind::Initializer { is_static, .. } => *is_static,
        MemberKind::Field(field) => class.fields.get(*field as usize).is_some_and(|field| field.is_static),
        MemberKind::EnumConstant { .. } => true,
        MemberKind::Method { .. } | MemberKind::Constructor { .. } => return None,
    };
    Some(if statics { Piece::StaticInit(id) } else { Piece::InstanceInit(id) })
}

struct Binder<'a, 'f> {
    file: &'a SourceFile,
    find: &'a mut Find<'f>,
    binding: Binding,
    queue: Vec<(ClassId, String)>,
    bound: BTreeMap<ClassId, String>,
    /// Lambdas already looked at, by the method of theirs.
    lambdas: BTreeMap<ExprId, (Rc<str>, Rc<str>)>,
    /// The decisions by their conditions.
    decisions: BTreeMap<ExprId, usize>,
}

pub fn bind(file: &SourceFile, find: &mut Find) -> Binding {
    let binding = Binding { methods: Vec::new(), failures: BTreeMap::new(), foreign: None };
    let leaves = file.decisions.iter().enumerate().flat_map(|(at, d)| d.conditions.iter().map(move |c| (c.expr, at)));
    let mut binder = Binder {
        file,
        find,
        binding,
        queue: Vec::new(),
        bound: BTreeMap::new(),
        lambdas: BTreeMap::new(),
        decisions: leaves.collect(),
    };
    for (id, class) in file.ast.classes.iter().enumerate().rev() {
        if class.nesting == Nesting::Top {
            binder.queue.push((id as ClassId, class.name.clone()));
        }
    }
    while let Some((class, name)) = binder.queue.pop() {
        if binder.bound.insert(class, name.clone()).is_none() {
            binder.class(class, &name);
        }
    }
    for (id, class) in file.ast.classes.iter().enumerate() {
        if !binder.bound.contains_key(&(id as ClassId)) {
            let what = if class.simple.is_empty() { "an anonymous class" } else { &class.simple };
            let why = format!("the code that creates {what} was not found");
            binder.binding.failures.insert(Piece::Class(id as ClassId), why);
        }
    }
    binder.binding
}

impl Binder<'_, '_> {
    fn fail(&mut self, piece: Piece, why: String) {
        self.binding.failures.entry(piece).or_insert(why);
    }

    fn class(&mut self, id: ClassId, name: &str) {
        let Some(compiled) = (self.find)(name) else {
            self.fail(Piece::Class(id), format!("class {} was not found", name.replace('/', ".")));
            return;
        };
        let class = self.file.ast.class(id);
        if !self.lines_fit(&compiled, class.range) {
            let why = format!("the lines of class {} are not those of the source", name.replace('/', "."));
            self.binding.foreign.get_or_insert_with(|| why.clone());
            self.fail(Piece::Class(id), why);
            return;
        }
        for (at, member) in class.members.iter().enumerate() {
            let piece = Piece::Member(id, at as u32);
            if let Some(why) = &member.broken {
                let why = why.clone();
                if let Some(around) = shared(class, id, &member.kind) {
                    self.fail(around, why.clone());
                }
                self.fail(piece, why);
                continue;
            }
            match &member.kind {
                MemberKind::Method { name, parameters, body: Some(body), .. } => {
                    let found = signature::method(class, &compiled, name, parameters, self.lines(member.range));
                    let found = self.inside(&compiled, found, member.range);
                    self.align(piece, &compiled, found, &Task::Method(*body));
                }
                MemberKind::Constructor { parameters, body, .. } => {
                    let found = signature::constructor(class, &compiled, parameters, self.lines(member.range));
                    if let Err(why) = &found {
                        self.fail(Piece::InstanceInit(id), why.clone());
                    }
                    if !self.align(piece, &compiled, found, &Task::Constructor(id, *body)) {
                        self.fail(Piece::InstanceInit(id), "a constructor does not align".into());
                    }
                }
                _ => {}
            }
        }
        self.initializers(id, class, &compiled);
        self.inner_classes(id, name);
    }

    fn initializers(&mut self, id: ClassId, class: &Class, compiled: &Rc<ClassFile>) {
        let written = class.members.iter().any(|m| matches!(m.kind, MemberKind::Constructor { .. }));
        let interface = compiled.is_interface();
        if !written && !interface {
            let found = signature::only(compiled, "<init>");
            let piece = Piece::InstanceInit(id);
            // The canonical constructor of a record assigns its components and does nothing else.
            self.align(piece, compiled, found, &Task::DefaultConstructor(id));
        }
        if compiled.methods.iter().any(|method| &*method.name == "<clinit>") {
            let found = signature::only(compiled, "<clinit>");
            self.align(Piece::StaticInit(id), compiled, found, &Task::Static(id));
        }
    }

    fn inner_classes(&mut self, id: ClassId, name: &str) {
        for (inner, declared) in self.file.ast.classes.iter().enumerate() {
            if declared.outer != Some(id) || declared.nesting == Nesting::Top {
                continue;
            }
            match declared.nesting {
                Nesting::Member => self.queue.push((inner as ClassId, format!("{name}${}", declared.simple))),
                Nesting::Local => self.local_class(inner as ClassId, declared, name),
                _ => {}
            }
        }
    }

    /// Local classes of one name are numbered; lines and the method around tell which it is.
    fn local_class(&mut self, id: ClassId, class: &Class, outer: &str) {
        let mut candidates = Vec::new();
        for number in 1..=256 {
            let name = format!("{outer}${number}{}", class.simple);
            let Some(compiled) = (self.find)(&name) else { break };
            if self.lines_fit(&compiled, class.range) && self.encloses(&compiled, class) {
                candidates.push(name);
            }
        }
        match candidates.len() {
            1 => self.queue.push((id, candidates.swap_remove(0))),
            _ => {
                let why = format!("local class {} cannot be told from others of its name", class.simple);
                self.fail(Piece::Class(id), why);
            }
        }
    }

    /// Does the compiled class name the method that the declaration stands in?
    fn encloses(&self, compiled: &ClassFile, class: &Class) -> bool {
        let Some(outer) = class.outer.map(|outer| self.file.ast.class(outer)) else { return true };
        let around = outer
            .members
            .iter()
            .find(|member| member.range.start <= class.range.start && class.range.end <= member.range.end);
        let Some(method) = compiled.enclosing_method.as_ref().map(|enclosing| &enclosing.method) else { return true };
        let name = method.as_ref().map(|(name, _)| &**name);
        match around.map(|member| &member.kind) {
            Some(MemberKind::Method { name: declared, .. }) => name == Some(declared.as_str()),
            Some(MemberKind::Constructor { .. }) => name == Some("<init>"),
            _ => true,
        }
    }

    fn lines(&self, range: Range) -> (u32, u32) {
        (self.file.line(range.start), self.file.line(range.end.saturating_sub(1).max(range.start)))
    }

    /// Does any line of the class lie inside the range? Compilers give methods of their own lines of their choice.
    fn lines_fit(&self, compiled: &ClassFile, range: Range) -> bool {
        let (first, last) = self.lines(range);
        let codes = compiled.methods.iter().filter_map(|method| method.code.as_ref());
        let mut lines = codes.flat_map(|code| &code.lines).peekable();
        // Lines have 16 bits in class files.
        lines.peek().is_none() || last > 0xffff || lines.any(|entry| (first..=last).contains(&u32::from(entry.line)))
    }

    /// Do all lines of a method lie inside its declaration?
    fn inside(&self, compiled: &ClassFile, found: Result<usize, String>, range: Range) -> Result<usize, String> {
        let index = found?;
        let (first, last) = self.lines(range);
        let mut lines = compiled
            .methods
            .get(index)
            .into_iter()
            .filter_map(|method| method.code.as_ref())
            .flat_map(|code| &code.lines);
        if last > 0xffff || lines.all(|entry| (first..=last).contains(&u32::from(entry.line))) {
            Ok(index)
        } else {
            Err("the lines of the method are not those of the source".into())
        }
    }

    fn align(&mut self, piece: Piece, compiled: &Rc<ClassFile>, found: Result<usize, String>, task: &Task) -> bool {
        match found.and_then(|method| self.align_method(compiled, method, task)) {
            Ok(()) => true,
            Err(why) => {
                self.fail(piece, why);
                false
            }
        }
    }

    fn align_method(&mut self, compiled: &Rc<ClassFile>, index: usize, task: &Task) -> Result<(), String> {
        let Some(info) = compiled.methods.get(index) else { return Err("the method is gone".into()) };
        let Some(method) = Method::new(compiled, info) else { return Err("the method has no code".into()) };
        let method = method?;
        let mut farthest = (0, String::new());
        for dialect in [Dialect::Javac, Dialect::Ecj] {
            let (nfa, ends) = task.predict(Predictor::new(self.file, dialect, compiled.major), &self.file.ast);
            match nfa.align(&method.tokens, &ends) {
                Ok(alignment) => {
                    let (aligned, lambdas, classes) = read(compiled, index, &method, alignment);
                    if !self.directed(&aligned, dialect) {
                        farthest = (usize::MAX, "a branch jumps against the order of the code".into());
                        continue;
                    }
                    self.binding.methods.push(aligned);
                    self.queue.extend(classes);
                    for (expr, name) in lambdas {
                        self.lambda(compiled, expr, name);
                    }
                    return Ok(());
                }
                Err(why) if why.0 > farthest.0 || farthest.1.is_empty() => farthest = why,
                Err(_) => {}
            }
        }
        Err(format!("does not align: {}", farthest.1))
    }

    /// Which compiler's habits the code follows may be open where it has few branches; the direction of the jumps tells:
    /// what a condition guards comes after it, except in a loop that is tested at its end.
    fn directed(&self, aligned: &Aligned, dialect: Dialect) -> bool {
        let Some(reader) = Reader::new(&self.file.ast, aligned) else { return true };
        let decisions: BTreeSet<usize> =
            aligned.branches.keys().filter_map(|leaf| self.decisions.get(leaf)).copied().collect();
        decisions.into_iter().all(|at| {
            let decision = &self.file.decisions[at];
            let last = match decision.place {
                Place::Do => return true,
                Place::While | Place::For => dialect == Dialect::Ecj,
                place if place.controls() => false,
                _ => return true,
            };
            // Patterns bind variables before the code for true, which changes how javac joins jumps.
            let binds =
                |expr: ExprId| matches!(self.file.ast.expr(expr).kind, ExprKind::InstanceOf { pattern: Some(_), .. });
            if decision.conditions.iter().any(|condition| binds(condition.expr)) {
                return true;
            }
            // The code of an assertion guards what fails.
            let Ok(unit) = reader.unit(decision.expr, &Answers::default()) else { return true };
            let unit = if decision.place == Place::Assert { Unit::Not(Box::new(unit)) } else { unit };
            flow::goes_forward(&reader.method, &unit).is_none_or(|forward| forward != last)
        })
    }

    fn lambda(&mut self, compiled: &Rc<ClassFile>, expr: ExprId, name: Rc<str>) {
        let place = (compiled.name.clone(), name.clone());
        if let Some(known) = self.lambdas.get(&expr) {
            if *known != place {
                self.fail(Piece::Lambda(expr), "the lambda has several methods".into());
            }
            return;
        }
        if self.lambdas.values().any(|known| *known == place) {
            self.fail(Piece::Lambda(expr), "the lambda shares its method with another".into());
            return;
        }
        self.lambdas.insert(expr, place);
        let found = signature::only(compiled, &name);
        self.align(Piece::Lambda(expr), compiled, found, &Task::Lambda(expr));
    }
}

/// Lambdas and anonymous classes that a method creates, with the names they have.
type Lambdas = Vec<(ExprId, Rc<str>)>;
type Anonymous = Vec<(ClassId, String)>;

/// What the labels of the tokens say.
fn read(
    compiled: &Rc<ClassFile>,
    index: usize,
    method: &Method,
    alignment: Alignment,
) -> (Aligned, Lambdas, Anonymous) {
    let mut aligned = Aligned {
        class: compiled.clone(),
        method: index,
        branches: BTreeMap::new(),
        results: BTreeMap::new(),
        bits: BTreeMap::new(),
        type_tests: BTreeMap::new(),
        part_tests: BTreeSet::new(),
        ambiguous: alignment.ambiguous,
        folded: alignment.folded,
    };
    let (mut lambdas, mut classes) = (Vec::new(), Vec::new());
    for (token, label) in method.tokens.iter().zip(alignment.labels) {
        let branch = |test: Test| {
            // Fat code: the token's opcode is the inverse of what is taken at the pc.
            let taken_means = test.taken_means(token).unwrap_or(true) != token.inverted;
            Branch { pc: token.pc, taken_means, op: token.op }
        };
        match (label, &token.kind) {
            (Some(Label::Leaf(expr, test)), _) => aligned.branches.entry(expr).or_default().push(branch(test)),
            (Some(Label::Result(expr)), _) => aligned.results.entry(expr).or_default().push(branch(Test::Boolean)),
            (Some(Label::Bit(expr)), _) => aligned.bits.entry(expr).or_default().push(token.pc),
            (Some(Label::TypeTest(expr)), _) => aligned.type_tests.entry(expr).or_default().push(token.pc),
            (Some(Label::PartTest(expr)), _) => _ = aligned.part_tests.insert(expr),
            (Some(Label::Lambda(expr)), Kind::Lambda(name)) => lambdas.push((expr, name.clone())),
            (Some(Label::Anonymous(class)), Kind::Call { class: name, .. }) => classes.push((class, name.to_string())),
            _ => {}
        }
    }
    (aligned, lambdas, classes)
}

/// A piece of source whose code is one method.
enum Task {
    Method(StmtId),
    Constructor(ClassId, StmtId),
    DefaultConstructor(ClassId),
    Static(ClassId),
    Lambda(ExprId),
}

impl Task {
    fn predict(&self, predictor: Predictor, ast: &Ast) -> (Nfa, Vec<State>) {
        let (predictor, ends) = match self {
            Task::Method(body) => predictor.method(*body),
            Task::Constructor(class, body) => predictor.constructor(ast.class(*class), *body),
            Task::DefaultConstructor(class) => predictor.default_constructor(ast.class(*class)),
            Task::Static(class) => predictor.static_initializer(ast.class(*class)),
            Task::Lambda(expr) => match &ast.expr(*expr).kind {
                ExprKind::Lambda { body } => predictor.lambda(body),
                _ => (predictor, Vec::new()),
            },
        };
        (predictor.nfa, ends)
    }
}
