//! The decisions of a file: where they stand, their trees and their conditions (paper 001, section III; DO-178C's
//! definition of a decision).
//!
//! Invariants: decisions are in the order of their start, an outer one before those nested in it; the conditions of a
//! decision are numbered from 0 in source order, and each occurs once in its tree.

use super::ast::{Ast, Body, Case, Class, ClassId, Compare, ExprId, ExprKind, MemberKind, Range, StmtId, StmtKind};
use super::constant;
use super::tree::{Strict, Tree};
use super::types::{self, Truth};
use super::{Answers, SourceFile};

/// A place in the file. Lines and columns count from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span {
    pub range: Range,
    pub line: u32,
    pub column: u32,
}

/// What the outcome of a decision is used for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    If,
    While,
    Do,
    For,
    /// Before `?`.
    Ternary,
    Assert,
    /// `when`, in a switch.
    Guard,
    Assign,
    Return,
    Argument,
    /// Of a variable or field.
    Initializer,
    /// The value of a lambda.
    LambdaBody,
    /// The value of a switch's arm, or yielded.
    SwitchArm,
    /// An element of an array, an operand of another operator.
    Operand,
}

impl Place {
    /// Does the outcome choose what is executed next?
    pub fn controls(self) -> bool {
        use Place::{Assert, Do, For, Guard, If, Ternary, While};
        matches!(self, If | While | Do | For | Ternary | Assert | Guard)
    }
}

/// The code that a decision belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner {
    pub class: ClassId,
    /// The number of the member in its class.
    pub member: u32,
    /// The innermost lambda around it.
    pub lambda: Option<ExprId>,
}

/// A leaf of a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition {
    pub expr: ExprId,
    pub span: Span,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    pub owner: Owner,
    pub place: Place,
    pub expr: ExprId,
    pub tree: Tree,
    pub conditions: Vec<Condition>,
    pub span: Span,
    pub text: String,
    /// The decision and the condition of it that this one is evaluated in.
    pub nested_in: Option<(usize, u16)>,
    /// Operators of which the file does not tell whether they work on booleans. Under the other answer the decision
    /// has another shape, or is none.
    pub unsettled: Vec<ExprId>,
    /// The member around it has errors: why.
    pub broken: Option<String>,
}

/// More conditions than any table could show.
const MOST_CONDITIONS: usize = 4096;

/// The class a decision is in, with dots and dollars, and the member: for people.
pub fn owner_name(file: &SourceFile, owner: &Owner) -> String {
    let class = file.ast.class(owner.class);
    let name = class.name.replace('/', ".");
    let member = match class.members.get(owner.member as usize).map(|member| &member.kind) {
        Some(MemberKind::Method { name, parameters, .. }) => format!("::{name}({})", parameters.join(", ")),
        Some(MemberKind::Constructor { parameters, .. }) => format!("::<init>({})", parameters.join(", ")),
        Some(MemberKind::Initializer { is_static: true, .. }) => "::<clinit>".into(),
        Some(MemberKind::Initializer { .. }) => " initialiser".into(),
        Some(MemberKind::Field(field)) => {
            let field = class.fields.get(*field as usize).map_or("", |field| &field.name);
            format!(" field {field}")
        }
        Some(MemberKind::EnumConstant { name, .. }) => format!(" constant {name}"),
        None => String::new(),
    };
    let lambda = if owner.lambda.is_some() { " (lambda)" } else { "" };
    format!("{name}{member}{lambda}")
}

pub(super) fn extract(file: &SourceFile, answers: &Answers) -> Vec<Decision> {
    let ast = &file.ast;
    let mut walk = Walk {
        file,
        ast,
        answers,
        owner: Owner { class: 0, member: 0, lambda: None },
        found: Vec::new(),
        inside: None,
    };
    for (id, class) in ast.classes.iter().enumerate() {
        walk.class(id as ClassId, class);
    }
    order(walk.found)
}

/// Sorts by position; the references between decisions follow.
fn order(found: Vec<Decision>) -> Vec<Decision> {
    let mut places: Vec<usize> = (0..found.len()).collect();
    places.sort_by_key(|at| (found[*at].span.range.start, u32::MAX - found[*at].span.range.end, *at));
    let mut new = vec![0; found.len()];
    for (now, before) in places.iter().enumerate() {
        new[*before] = now;
    }
    let mut found: Vec<(usize, Decision)> = found.into_iter().enumerate().map(|(at, d)| (new[at], d)).collect();
    found.sort_by_key(|(at, _)| *at);
    let mut ordered: Vec<Decision> = found.into_iter().map(|(_, decision)| decision).collect();
    for decision in &mut ordered {
        decision.nested_in = decision.nested_in.map(|(at, condition)| (new[at], condition));
    }
    ordered
}

struct Walk<'f> {
    file: &'f SourceFile,
    ast: &'f Ast,
    answers: &'f Answers,
    owner: Owner,
    found: Vec<Decision>,
    inside: Option<(usize, u16)>,
}

impl Walk<'_> {
    fn class(&mut self, id: ClassId, class: &Class) {
        for (at, member) in class.members.iter().enumerate() {
            self.owner = Owner { class: id, member: at as u32, lambda: None };
            self.inside = None;
            match &member.kind {
                MemberKind::Method { body: Some(body), .. }
                | MemberKind::Constructor { body, .. }
                | MemberKind::Initializer { body, .. } => self.stmt(*body),
                MemberKind::Method { body: None, .. } => {}
                MemberKind::Field(field) => {
                    if let Some(init) = class.fields.get(*field as usize).and_then(|field| field.init) {
                        self.value(init, Place::Initializer);
                    }
                }
                MemberKind::EnumConstant { args, .. } => self.values(args, Place::Argument),
            }
        }
    }

    fn stmts(&mut self, stmts: &[StmtId]) {
        for stmt in stmts {
            self.stmt(*stmt);
        }
    }

    fn stmt(&mut self, id: StmtId) {
        match &self.ast.stmt(id).kind {
            StmtKind::Empty | StmtKind::Class(_) | StmtKind::Break(_) | StmtKind::Continue(_) => {}
            StmtKind::Block(stmts) => self.stmts(stmts),
            StmtKind::Locals(locals) => {
                for (_, init) in locals {
                    if let Some(init) = init {
                        self.value(*init, Place::Initializer);
                    }
                }
            }
            StmtKind::Expr(expr) => self.value(*expr, Place::Operand),
            StmtKind::If { arms, otherwise } => {
                for (condition, body) in arms {
                    self.decision(*condition, Place::If);
                    self.stmt(*body);
                }
                if let Some(otherwise) = otherwise {
                    self.stmt(*otherwise);
                }
            }
            StmtKind::While { condition, body } => {
                self.decision(*condition, Place::While);
                self.stmt(*body);
            }
            StmtKind::Do { body, condition } => {
                self.stmt(*body);
                self.decision(*condition, Place::Do);
            }
            StmtKind::For { init, condition, update, body } => {
                self.stmts(init);
                if let Some(condition) = condition {
                    self.decision(*condition, Place::For);
                }
                self.values(update, Place::Operand);
                self.stmt(*body);
            }
            StmtKind::ForEach { value, body } => {
                self.value(*value, Place::Operand);
                self.stmt(*body);
            }
            StmtKind::Labeled(_, body) => self.stmt(*body),
            StmtKind::Return(value) => {
                if let Some(value) = value {
                    self.value(*value, Place::Return);
                }
            }
            StmtKind::Throw(value) => self.value(*value, Place::Operand),
            StmtKind::Yield(value) => self.value(*value, Place::SwitchArm),
            StmtKind::Synchronized { lock, body } => {
                self.value(*lock, Place::Operand);
                self.stmt(*body);
            }
            StmtKind::Try { resources, body, catches, finally } => {
                self.values(resources, Place::Initializer);
                self.stmt(*body);
                for catch in catches {
                    self.stmt(catch.body);
                }
                if let Some(finally) = finally {
                    self.stmt(*finally);
                }
            }
            StmtKind::Assert { condition, message } => {
                self.decision(*condition, Place::Assert);
                if let Some(message) = message {
                    self.value(*message, Place::Argument);
                }
            }
        }
    }

    fn values(&mut self, exprs: &[ExprId], place: Place) {
        for expr in exprs {
            self.value(*expr, place);
        }
    }

    fn answer(&self, node: ExprId, syntax: Truth) -> Truth {
        match (syntax, self.answers.booleans.get(&node)) {
            (Truth::Maybe, Some(true)) => Truth::Yes,
            (Truth::Maybe, Some(false)) => Truth::No,
            (syntax, _) => syntax,
        }
    }

    /// An expression whose value is stored or passed on: a decision if a Boolean operator makes it.
    fn value(&mut self, expr: ExprId, place: Place) {
        let expr = self.ast.bare(expr);
        match &self.ast.expr(expr).kind {
            ExprKind::And(..)
            | ExprKind::Or(..)
            | ExprKind::Not(_)
            | ExprKind::Compare(..)
            | ExprKind::InstanceOf { .. } => self.decision(expr, place),
            ExprKind::Bit(_, left, right) => {
                match self.answer(expr, types::combines_booleans(self.ast, *left, *right)) {
                    Truth::Yes | Truth::Maybe => self.decision(expr, place),
                    Truth::No => self.values(&[*left, *right], Place::Operand),
                }
            }
            ExprKind::Assign { left, bit: Some(_), right } => {
                match self.answer(expr, types::combines_booleans(self.ast, *left, *right)) {
                    Truth::Yes | Truth::Maybe => self.decision(expr, Place::Assign),
                    Truth::No => {
                        self.inside(*left);
                        self.value(*right, Place::Assign);
                    }
                }
            }
            ExprKind::Ternary { condition, yes, no } => {
                let chooses = self.answer(expr, types::chooses_boolean(self.ast, *yes, *no));
                if chooses == Truth::Yes {
                    self.decision(expr, place);
                    return;
                }
                self.decision(*condition, Place::Ternary);
                if chooses == Truth::Maybe
                    && let Some(decision) = self.found.iter_mut().rfind(|d| d.expr == self.ast.bare(*condition))
                {
                    decision.unsettled.push(expr);
                }
                self.values(&[*yes, *no], place);
            }
            _ => self.inside(expr),
        }
    }

    /// The operands of an expression that is no Boolean operator. Chains of calls are walked with a loop.
    fn inside(&mut self, expr: ExprId) {
        let mut at = Some(expr);
        while let Some(expr) = at.take() {
            match &self.ast.expr(expr).kind {
                ExprKind::Literal(_) | ExprKind::Name { .. } | ExprKind::Plain => {}
                ExprKind::Paren(inner) => at = Some(*inner),
                ExprKind::Select { of, .. } => at = Some(self.ast.bare(*of)),
                ExprKind::Index { array, index } => {
                    self.value(*index, Place::Operand);
                    at = Some(self.ast.bare(*array));
                }
                ExprKind::Call { of, args, .. } => {
                    self.values(args, Place::Argument);
                    // What a call is made on is a reference; only a parenthesised choice of references has decisions.
                    at = of.map(|of| self.ast.bare(of));
                }
                ExprKind::Constructor { of, args, .. } | ExprKind::New { outer: of, args, .. } => {
                    self.values(args, Place::Argument);
                    at = of.map(|of| self.ast.bare(of));
                }
                ExprKind::NewArray { sizes, init, .. } => {
                    self.values(sizes, Place::Operand);
                    at = *init;
                }
                ExprKind::ArrayInit(elements) => self.values(elements, Place::Operand),
                ExprKind::Negate(inner) | ExprKind::Complement(inner) | ExprKind::Plus(inner) => {
                    self.value(*inner, Place::Operand);
                }
                ExprKind::Update(inner) => at = Some(*inner),
                ExprKind::Compare(_, left, right) => self.values(&[*left, *right], Place::Operand),
                ExprKind::Arith { first, rest } => {
                    self.value(*first, Place::Operand);
                    for (_, operand) in rest {
                        self.value(*operand, Place::Operand);
                    }
                }
                ExprKind::Assign { left, bit: None, right } | ExprKind::ArithAssign { left, right } => {
                    self.inside(*left);
                    self.value(*right, Place::Assign);
                }
                ExprKind::InstanceOf { value, .. } | ExprKind::Cast { value, .. } => {
                    self.value(*value, Place::Operand);
                }
                ExprKind::Lambda { body } => {
                    let around = self.owner.lambda.replace(expr);
                    match body {
                        Body::Value(value) => self.value(*value, Place::LambdaBody),
                        Body::Block(block) => self.stmt(*block),
                    }
                    self.owner.lambda = around;
                }
                ExprKind::MethodRef { of } => at = *of,
                ExprKind::Switch(switch) => {
                    self.value(switch.selector, Place::Operand);
                    for case in &switch.cases {
                        self.case(case);
                    }
                }
                // Operators of decisions do not come here, except as operands of such a chain.
                ExprKind::Not(_)
                | ExprKind::And(..)
                | ExprKind::Or(..)
                | ExprKind::Bit(..)
                | ExprKind::Assign { .. }
                | ExprKind::Ternary { .. } => self.value(expr, Place::Operand),
            }
        }
    }

    fn case(&mut self, case: &Case) {
        if let Some(guard) = case.guard {
            self.decision(guard, Place::Guard);
        }
        if let Some(value) = case.value {
            self.value(value, Place::SwitchArm);
        }
        self.stmts(&case.body);
    }

    fn decision(&mut self, expr: ExprId, place: Place) {
        let expr = self.ast.bare(expr);
        let mut builder = Builder { walk: self, conditions: Vec::new(), unsettled: Vec::new() };
        let tree = match self.ast.expr(expr).kind {
            ExprKind::Assign { left, bit: Some(op), right } if place == Place::Assign => {
                builder.strict(op, left, right)
            }
            _ => builder.tree(expr),
        };
        let Builder { conditions, mut unsettled, .. } = builder;
        // A constant decides nothing; what is too large is said once, at the place.
        if conditions.is_empty() || conditions.len() > MOST_CONDITIONS {
            return;
        }
        if let ExprKind::Bit(_, left, right) | ExprKind::Assign { left, bit: Some(_), right } =
            &self.ast.expr(expr).kind
            && !place.controls()
            && self.answer(expr, types::combines_booleans(self.ast, *left, *right)) == Truth::Maybe
        {
            unsettled.push(expr);
        }
        let range = self.ast.expr(expr).range;
        let member = self.ast.class(self.owner.class).members.get(self.owner.member as usize);
        let leaves: Vec<ExprId> = conditions.clone();
        let conditions = conditions.into_iter().map(|expr| {
            let range = self.ast.expr(expr).range;
            Condition { expr, span: self.file.span(range), text: self.file.text(range).to_owned() }
        });
        let decision = Decision {
            owner: self.owner.clone(),
            place,
            expr,
            tree,
            conditions: conditions.collect(),
            span: self.file.span(range),
            text: self.file.text(range).to_owned(),
            nested_in: self.inside,
            unsettled,
            broken: member.and_then(|member| member.broken.clone()),
        };
        self.found.push(decision);
        let this = self.found.len() - 1;
        for (at, leaf) in leaves.into_iter().enumerate() {
            let around = self.inside.replace((this, at as u16));
            self.inside(leaf);
            self.inside = around;
        }
    }
}

struct Builder<'w, 'f> {
    walk: &'w Walk<'f>,
    conditions: Vec<ExprId>,
    unsettled: Vec<ExprId>,
}

impl Builder<'_, '_> {
    fn leaf(&mut self, expr: ExprId) -> Tree {
        self.conditions.push(expr);
        Tree::Condition((self.conditions.len() - 1).min(usize::from(u16::MAX)) as u16)
    }

    fn strict(&mut self, op: Strict, left: ExprId, right: ExprId) -> Tree {
        let left = self.tree(left);
        Tree::Strict(op, Box::new(left), Box::new(self.tree(right)))
    }

    /// The tree of an expression that is Boolean for certain.
    fn tree(&mut self, expr: ExprId) -> Tree {
        let ast = self.walk.ast;
        let expr = ast.bare(expr);
        let folded = self.walk.answers.constants.get(&expr).copied();
        if let Some(value) = folded.or_else(|| constant::boolean(ast, expr)) {
            return Tree::Constant(value);
        }
        match ast.expr(expr).kind {
            ExprKind::Not(inner) => Tree::Not(Box::new(self.tree(inner))),
            ExprKind::And(..) | ExprKind::Or(..) => {
                let or = matches!(ast.expr(expr).kind, ExprKind::Or(..));
                let mut operands = ast.spine(expr, or).into_iter();
                let mut tree = operands.next().map_or(Tree::Constant(!or), |first| self.tree(first));
                for operand in operands {
                    let right = Box::new(self.tree(operand));
                    tree = if or { Tree::Or(Box::new(tree), right) } else { Tree::And(Box::new(tree), right) };
                    if self.conditions.len() > MOST_CONDITIONS {
                        break;
                    }
                }
                tree
            }
            ExprKind::Ternary { condition, yes, no } => {
                let condition = Box::new(self.tree(condition));
                let yes = Box::new(self.tree(yes));
                Tree::Ternary(condition, yes, Box::new(self.tree(no)))
            }
            ExprKind::Bit(op, left, right) => self.strict(op, left, right),
            ExprKind::Compare(op @ (Compare::Eq | Compare::Ne), left, right) => {
                match self.walk.answer(expr, types::compares_booleans(ast, left, right)) {
                    Truth::Yes => self.strict(if op == Compare::Eq { Strict::Eq } else { Strict::Ne }, left, right),
                    Truth::No => self.leaf(expr),
                    Truth::Maybe => {
                        self.unsettled.push(expr);
                        self.leaf(expr)
                    }
                }
            }
            _ => self.leaf(expr),
        }
    }
}
