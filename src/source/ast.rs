//! The syntax that matters for decisions: expressions, statements, members and classes of one file.
//!
//! Nodes lie in flat tables and refer to each other by number, so that analyses keep side tables by node and dropping a
//! deep tree needs no stack. What no analysis asks for (annotations, generic arguments, literals' digits) is left out.
//!
//! Invariants: a node's number is greater than those of its operands; nesting is bounded by `lower`, except along the
//! left spine of calls, selections, `&&`, `||` and arithmetic, which users walk with loops.

use super::tree::Strict;

pub type ExprId = u32;
pub type StmtId = u32;
pub type ClassId = u32;
pub type LocalId = u32;

/// Byte offsets in the file as it was read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Range {
    pub start: u32,
    pub end: u32,
}

/// As much of a type as boolean operators and constant expressions need.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ty {
    Boolean,
    /// `java.lang.Boolean`.
    Boxed,
    /// byte, short, char and int.
    Int,
    Long,
    Float,
    Double,
    Text,
    Array(Box<Ty>),
    /// Any other reference, or void.
    Other,
    Unknown,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Literal {
    Boolean(bool),
    Int(i32),
    Long(i64),
    Float,
    Double,
    Text,
    Null,
}

/// What a simple name stands for, as far as the file tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    Local(LocalId),
    /// Class and number of the field in it.
    Field(ClassId, u32),
    /// A type, a package, an inherited or imported field.
    Unresolved,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compare {
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arith {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    Ushr,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Pattern {
    /// `_`, or a component whose type is not tested.
    Any,
    Type {
        ty: Ty,
        name: String,
        var: bool,
    },
    Record {
        parts: Vec<Pattern>,
    },
}

#[derive(Clone, PartialEq, Debug)]
pub enum Label {
    Default,
    Null,
    Constant(ExprId),
    Pattern(Pattern),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Case {
    pub labels: Vec<Label>,
    pub guard: Option<ExprId>,
    pub body: Vec<StmtId>,
    /// `->`: the expression after it, if it is one.
    pub value: Option<ExprId>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Switch {
    pub selector: ExprId,
    pub cases: Vec<Case>,
    pub arrow: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Body {
    Value(ExprId),
    Block(StmtId),
}

#[derive(Clone, PartialEq, Debug)]
pub enum ExprKind {
    Literal(Literal),
    Name {
        name: String,
        target: Target,
    },
    Select {
        of: ExprId,
        name: String,
    },
    Index {
        array: ExprId,
        index: ExprId,
    },
    /// `of` is absent for unqualified calls and those on `super`.
    Call {
        of: Option<ExprId>,
        name: String,
        args: Vec<ExprId>,
    },
    /// `this(...)` or `super(...)`.
    Constructor {
        of: Option<ExprId>,
        this: bool,
        args: Vec<ExprId>,
    },
    New {
        outer: Option<ExprId>,
        class: String,
        args: Vec<ExprId>,
        body: Option<ClassId>,
    },
    NewArray {
        element: Ty,
        sizes: Vec<ExprId>,
        init: Option<ExprId>,
    },
    ArrayInit(Vec<ExprId>),
    Paren(ExprId),
    Not(ExprId),
    Negate(ExprId),
    Complement(ExprId),
    /// Unary plus.
    Plus(ExprId),
    /// `++` and `--`, before or after.
    Update(ExprId),
    And(ExprId, ExprId),
    Or(ExprId, ExprId),
    Compare(Compare, ExprId, ExprId),
    /// `&`, `|` or `^`, on booleans or integers.
    Bit(Strict, ExprId, ExprId),
    Arith {
        first: ExprId,
        rest: Vec<(Arith, ExprId)>,
    },
    /// `=`; with an operator, `&=`, `|=` and `^=`.
    Assign {
        left: ExprId,
        bit: Option<Strict>,
        right: ExprId,
    },
    /// `+=`, `<<=` and the like.
    ArithAssign {
        left: ExprId,
        right: ExprId,
    },
    Ternary {
        condition: ExprId,
        yes: ExprId,
        no: ExprId,
    },
    InstanceOf {
        value: ExprId,
        pattern: Option<Pattern>,
    },
    Cast {
        ty: Ty,
        value: ExprId,
    },
    Lambda {
        body: Body,
    },
    MethodRef {
        of: Option<ExprId>,
    },
    Switch(Box<Switch>),
    /// `this`, class literals: code without calls or branches.
    Plain,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Expr {
    pub kind: ExprKind,
    pub range: Range,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Local {
    pub name: String,
    pub ty: Ty,
    /// The initialiser of a final variable, which makes a constant variable if it is constant (JLS 4.12.4).
    pub constant: Option<ExprId>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Catch {
    pub body: StmtId,
}

#[derive(Clone, PartialEq, Debug)]
pub enum StmtKind {
    Empty,
    Block(Vec<StmtId>),
    /// Initialisers of local variables; the variables of those without one do nothing.
    Locals(Vec<(LocalId, Option<ExprId>)>),
    Class(ClassId),
    Expr(ExprId),
    /// `if` with its `else if`s.
    If {
        arms: Vec<(ExprId, StmtId)>,
        otherwise: Option<StmtId>,
    },
    While {
        condition: ExprId,
        body: StmtId,
    },
    Do {
        body: StmtId,
        condition: ExprId,
    },
    For {
        init: Vec<StmtId>,
        condition: Option<ExprId>,
        update: Vec<ExprId>,
        body: StmtId,
    },
    ForEach {
        value: ExprId,
        body: StmtId,
    },
    Labeled(String, StmtId),
    Return(Option<ExprId>),
    Throw(ExprId),
    Break(Option<String>),
    Continue(Option<String>),
    Yield(ExprId),
    Synchronized {
        lock: ExprId,
        body: StmtId,
    },
    Try {
        /// The values of the resources.
        resources: Vec<ExprId>,
        body: StmtId,
        catches: Vec<Catch>,
        finally: Option<StmtId>,
    },
    Assert {
        condition: ExprId,
        message: Option<ExprId>,
    },
}

#[derive(Clone, PartialEq, Debug)]
pub struct Stmt {
    pub kind: StmtKind,
    pub range: Range,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClassKind {
    Class,
    Interface,
    Enum,
    Record,
    Annotation,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nesting {
    Top,
    Member,
    Local,
    Anonymous,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    pub name: String,
    pub ty: Ty,
    pub is_static: bool,
    pub is_final: bool,
    pub init: Option<ExprId>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum MemberKind {
    Method { name: String, parameters: Vec<String>, is_static: bool, result: Ty, body: Option<StmtId> },
    Constructor { parameters: Vec<String>, compact: bool, body: StmtId },
    Initializer { is_static: bool, body: StmtId },
    Field(u32),
    EnumConstant { name: String, args: Vec<ExprId>, body: Option<ClassId> },
}

#[derive(Clone, PartialEq, Debug)]
pub struct Member {
    pub kind: MemberKind,
    pub range: Range,
    /// Why its contents cannot be trusted: a syntax error, or nesting beyond the bounds.
    pub broken: Option<String>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Class {
    /// Binary name with slashes; numbers of local and anonymous classes are by order in the file, which compilers need
    /// not follow.
    pub name: String,
    /// As written; empty for anonymous classes.
    pub simple: String,
    pub kind: ClassKind,
    pub nesting: Nesting,
    pub outer: Option<ClassId>,
    /// Has a superclass or superinterfaces, from which unknown names may come.
    pub inherits: bool,
    pub type_parameters: Vec<String>,
    /// Types of the components of a record.
    pub components: Vec<String>,
    pub fields: Vec<Field>,
    pub members: Vec<Member>,
    pub range: Range,
}

/// The tables of one file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ast {
    pub exprs: Vec<Expr>,
    pub stmts: Vec<Stmt>,
    pub locals: Vec<Local>,
    pub classes: Vec<Class>,
}

impl Ast {
    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id as usize]
    }

    pub fn stmt(&self, id: StmtId) -> &Stmt {
        &self.stmts[id as usize]
    }

    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id as usize]
    }

    /// The expression inside any parentheses.
    pub fn bare(&self, mut id: ExprId) -> ExprId {
        while let ExprKind::Paren(inner) = self.expr(id).kind {
            id = inner;
        }
        id
    }

    /// The expression below any parentheses and `!`, and whether its value is that of the whole.
    pub fn positive(&self, id: ExprId) -> (ExprId, bool) {
        let (mut at, mut sign) = (self.bare(id), true);
        while let ExprKind::Not(inner) = self.expr(at).kind {
            at = self.bare(inner);
            sign = !sign;
        }
        (at, sign)
    }

    /// The values that a switch expression may have, in source order.
    pub fn yields(&self, switch: &Switch) -> Vec<ExprId> {
        let mut found = Vec::new();
        for case in &switch.cases {
            found.extend(case.value);
            let mut open: Vec<StmtId> = case.body.iter().rev().copied().collect();
            while let Some(stmt) = open.pop() {
                match &self.stmt(stmt).kind {
                    StmtKind::Yield(value) => found.push(*value),
                    // A yield inside a switch statement belongs to the switch expression around it.
                    StmtKind::Expr(expr) => {
                        if let ExprKind::Switch(inner) = &self.expr(self.bare(*expr)).kind {
                            open.extend(inner.cases.iter().rev().flat_map(|case| case.body.iter().rev()));
                        }
                    }
                    kind => open.extend(inner_statements(kind).into_iter().rev()),
                }
            }
        }
        found
    }

    /// The operands of a chain of `&&` (or, with `or`, of `||`), left to right. Parentheses end the chain only on the
    /// right side, since `(a && b) && c` evaluates as `a && b && c` does.
    pub fn spine(&self, id: ExprId, or: bool) -> Vec<ExprId> {
        let mut operands = Vec::new();
        let mut at = self.bare(id);
        loop {
            match self.expr(at).kind {
                ExprKind::And(left, right) if !or => {
                    operands.push(right);
                    at = self.bare(left);
                }
                ExprKind::Or(left, right) if or => {
                    operands.push(right);
                    at = self.bare(left);
                }
                _ => {
                    operands.push(at);
                    operands.reverse();
                    return operands;
                }
            }
        }
    }
}

/// The statements inside a statement, in source order; not those inside its expressions.
fn inner_statements(kind: &StmtKind) -> Vec<StmtId> {
    match kind {
        StmtKind::Block(stmts) => stmts.clone(),
        StmtKind::If { arms, otherwise } => arms.iter().map(|(_, body)| *body).chain(*otherwise).collect(),
        StmtKind::While { body, .. }
        | StmtKind::Do { body, .. }
        | StmtKind::For { body, .. }
        | StmtKind::ForEach { body, .. }
        | StmtKind::Labeled(_, body)
        | StmtKind::Synchronized { body, .. } => vec![*body],
        StmtKind::Try { body, catches, finally, .. } => {
            let catches = catches.iter().map(|catch| catch.body);
            std::iter::once(*body).chain(catches).chain(*finally).collect()
        }
        _ => Vec::new(),
    }
}
