//! The state of the generator while it writes one class: what is in scope,
//! where a jump may go, and how much may still be written.

use super::rng::Rng;
use super::types::{Prim, Ty};

/// A variable that expressions may read.
#[derive(Clone)]
pub struct Var {
    /// How the variable is written.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// Whether statements must leave it alone.
    pub fixed: bool,
    /// Whether it is final, so that lambdas may capture it.
    pub capturable: bool,
    /// Whether its value is known to be in `0..8`.
    pub small: bool,
}

impl Var {
    /// A static field, or a field of `this`.
    pub fn field(name: &str, ty: Ty, fixed: bool) -> Self {
        Var { name: name.to_string(), ty, fixed, capturable: true, small: false }
    }
}

/// A statement that `break` or `continue` may name or mean.
pub struct Target {
    /// The label, if there is one.
    pub label: Option<String>,
    /// Whether it is a loop.
    pub is_loop: bool,
    /// Whether a plain `break` inside leaves it (loops and switches).
    pub plain: bool,
    /// Whether a reachable `break` leaves it.
    pub broke: bool,
    /// Whether a reachable `continue` goes on with it.
    pub continued: bool,
}

/// A method that may be called.
#[derive(Clone)]
pub struct Method {
    /// Its name.
    pub name: String,
    /// The type of its result.
    pub ret: Ty,
    /// The types of its parameters.
    pub params: Vec<Ty>,
    /// How long a chain of calls it may start; more if it has several loops.
    pub level: u32,
    /// Whether its first parameter counts the depth of its recursion.
    pub recursive: bool,
}

/// Statements, and whether they can complete normally in the sense of the
/// language specification.
pub struct Code {
    /// The text, with a line break at its end.
    pub text: String,
    /// Whether the statement after it is reachable.
    pub falls: bool,
}

impl Code {
    /// Statements that can complete normally.
    pub fn falling(text: String) -> Self {
        Code { text, falls: true }
    }

    /// Statements that cannot.
    pub fn ending(text: String) -> Self {
        Code { text, falls: false }
    }
}

/// What a body that stands on its own (a lambda, an anonymous class) hides
/// from the statements inside it.
pub struct Outside {
    targets: Vec<Target>,
    ret: Option<Ty>,
    yields: Option<Ty>,
    barrier: usize,
    vars: usize,
    stacked: bool,
}

/// The longest chain of calls among the random methods.
pub const MAX_LEVEL: u32 = 3;

/// The generator of one class.
pub struct Gen {
    /// The random source.
    pub rng: Rng,
    /// The name of the class.
    pub class: String,
    /// The local variables in scope, innermost last.
    pub vars: Vec<Var>,
    /// Locals below this index are outside of the current lambda.
    pub barrier: usize,
    /// The static fields.
    pub statics: Vec<Var>,
    /// The instance fields of `this`, if there is one.
    pub fields: Vec<Var>,
    /// The random methods written so far.
    pub methods: Vec<Method>,
    /// The virtual methods of the hierarchy.
    pub virtuals: Vec<Method>,
    /// What jumps may aim at, innermost last.
    pub targets: Vec<Target>,
    /// The type a `return` must give; none where `return` is not allowed.
    pub ret: Option<Ty>,
    /// The type a `yield` must give, inside of a switch expression.
    pub yields: Option<Ty>,
    /// Whether objects of the hierarchy may be used: false while the
    /// hierarchy itself is written, so that its methods cannot call in a circle.
    pub world: bool,
    /// The current method, if it may call itself.
    pub recursion: Option<Method>,
    /// The level of the current method so far.
    pub level: u32,
    /// How many more calls of random methods the current method may have.
    pub calls_left: u32,
    /// How many more statements the current method may have.
    pub stmts_left: u32,
    /// How deep statements are nested.
    pub nest: u32,
    /// How many loops are around.
    pub loops: u32,
    /// How many loops the current method has.
    pub written_loops: u32,
    /// How many lambdas are around.
    pub lambdas: u32,
    /// How many try blocks with handlers are around.
    pub tries: u32,
    /// Whether values may be on the operand stack while statements run, as
    /// inside of a switch expression. Some compilers fail if such statements
    /// have exception handlers.
    pub stacked: bool,
    /// Percentage of the places which could throw that are left unguarded.
    pub risk: u32,
    next_name: u32,
}

impl Gen {
    /// A generator for the named class.
    pub fn new(seed: u64, class: &str) -> Self {
        Gen {
            rng: Rng::new(seed),
            class: class.to_string(),
            vars: Vec::new(),
            barrier: 0,
            statics: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            virtuals: Vec::new(),
            targets: Vec::new(),
            ret: None,
            yields: None,
            world: false,
            recursion: None,
            level: 0,
            calls_left: 0,
            stmts_left: 0,
            nest: 0,
            loops: 0,
            written_loops: 0,
            lambdas: 0,
            tries: 0,
            stacked: false,
            risk: 0,
            next_name: 0,
        }
    }

    /// Forgets the last method body; names start anew.
    pub fn begin_method(&mut self, ret: Ty, statements: u32, risk: u32) {
        self.vars.clear();
        self.targets.clear();
        self.barrier = 0;
        self.ret = Some(ret);
        self.yields = None;
        self.recursion = None;
        self.level = 1;
        self.calls_left = 3;
        self.stmts_left = statements;
        self.nest = 0;
        self.loops = 0;
        self.written_loops = 0;
        self.lambdas = 0;
        self.tries = 0;
        self.stacked = false;
        self.risk = risk;
        self.next_name = 0;
    }

    /// A name no other local of the method has.
    pub fn fresh(&mut self, prefix: &str) -> String {
        self.next_name += 1;
        format!("{prefix}{}", self.next_name)
    }

    /// Puts a local variable in scope.
    pub fn declare(&mut self, name: &str, ty: Ty, fixed: bool, capturable: bool) {
        self.vars.push(Var { name: name.to_string(), ty, fixed, capturable, small: false });
    }

    /// Whether to leave this place unguarded against an exception.
    pub fn risky(&mut self) -> bool {
        let percent = if self.tries > 0 { (self.risk * 2 + 6).min(30) } else { self.risk };
        self.rng.chance(percent)
    }

    /// The variables in scope whose type satisfies `want`; locals count more.
    pub fn visible(&self, want: impl Fn(Ty) -> bool) -> Vec<&Var> {
        let mut found = Vec::new();
        for (at, var) in self.vars.iter().enumerate() {
            if (at >= self.barrier || var.capturable) && want(var.ty) {
                found.extend([var, var, var]);
            }
        }
        found.extend(self.fields.iter().filter(|var| want(var.ty)));
        found.extend(self.statics.iter().filter(|var| want(var.ty)));
        found
    }

    /// The name of some variable of the type.
    pub fn var_of(&mut self, ty: Ty) -> Option<String> {
        let names: Vec<String> = self.visible(|t| t == ty).iter().map(|var| var.name.clone()).collect();
        if names.is_empty() {
            return None;
        }
        let at = self.rng.below(names.len());
        Some(names[at].clone())
    }

    /// The name of an `int` variable whose value is a valid index.
    pub fn small_var(&mut self) -> Option<String> {
        let names: Vec<String> = self
            .visible(|t| t == Ty::P(Prim::Int))
            .iter()
            .filter(|var| var.small)
            .map(|var| var.name.clone())
            .collect();
        if names.is_empty() {
            return None;
        }
        let at = self.rng.below(names.len());
        Some(names[at].clone())
    }

    /// The variables that may be assigned to and whose type satisfies `want`.
    pub fn assignable(&self, want: impl Fn(Ty) -> bool) -> Vec<(String, Ty)> {
        let mut found: Vec<(String, Ty)> = Vec::new();
        for var in &self.vars[self.barrier.min(self.vars.len())..] {
            if !var.fixed && want(var.ty) {
                found.push((var.name.clone(), var.ty));
                found.push((var.name.clone(), var.ty));
            }
        }
        for var in self.fields.iter().chain(&self.statics) {
            if !var.fixed && want(var.ty) {
                found.push((var.name.clone(), var.ty));
            }
        }
        found
    }

    /// Enters a body that stands on its own and returns `ret`.
    pub fn enter(&mut self, ret: Option<Ty>) -> Outside {
        let outside = Outside {
            targets: std::mem::take(&mut self.targets),
            ret: std::mem::replace(&mut self.ret, ret),
            yields: self.yields.take(),
            barrier: self.barrier,
            vars: self.vars.len(),
            stacked: std::mem::replace(&mut self.stacked, false),
        };
        self.barrier = self.vars.len();
        self.lambdas += 1;
        outside
    }

    /// Leaves the body entered last.
    pub fn leave(&mut self, outside: Outside) {
        self.targets = outside.targets;
        self.ret = outside.ret;
        self.yields = outside.yields;
        self.barrier = outside.barrier;
        self.vars.truncate(outside.vars);
        self.stacked = outside.stacked;
        self.lambdas -= 1;
    }

    /// Which targets have been left or continued so far.
    pub fn jumps(&self) -> Vec<(bool, bool)> {
        self.targets.iter().map(|t| (t.broke, t.continued)).collect()
    }

    /// Forgets the jumps made since `jumps` gave its answer.
    pub fn forget_jumps(&mut self, jumps: &[(bool, bool)]) {
        for (target, &(broke, continued)) in self.targets.iter_mut().zip(jumps) {
            target.broke = broke;
            target.continued = continued;
        }
    }

    /// Expands a template. `#` and a letter stand for a random expression
    /// (see `placeholder`), `@` and a digit for a fresh local name, the same
    /// for the same digit.
    pub fn fill(&mut self, template: &str, depth: u32) -> String {
        let mut names: Vec<Option<String>> = vec![None; 10];
        let mut out = String::new();
        let mut chars = template.chars();
        while let Some(c) = chars.next() {
            match c {
                '#' => {
                    let code = chars.next().unwrap_or(' ');
                    out.push_str(&self.placeholder(code, depth));
                }
                '@' => {
                    let digit = chars.next().and_then(|c| c.to_digit(10)).unwrap_or(0) as usize;
                    if names[digit].is_none() {
                        names[digit] = Some(self.fresh("t"));
                    }
                    out.push_str(names[digit].as_deref().unwrap_or(""));
                }
                _ => out.push(c),
            }
        }
        out
    }

    /// The expression a letter of a template stands for.
    fn placeholder(&mut self, code: char, depth: u32) -> String {
        let ty = match code {
            'i' => Ty::P(Prim::Int),
            'l' => Ty::P(Prim::Long),
            'f' => Ty::P(Prim::Float),
            'd' => Ty::P(Prim::Double),
            'b' => Ty::P(Prim::Byte),
            'h' => Ty::P(Prim::Short),
            'c' => Ty::P(Prim::Char),
            'z' => Ty::P(Prim::Bool),
            's' => Ty::Str,
            'o' => Ty::Obj,
            'O' => Ty::Base,
            'e' => Ty::Color,
            'r' => Ty::Rec,
            'A' => Ty::Arr(Prim::Int),
            'T' => Ty::StrArr,
            'M' => Ty::Arr2,
            'B' => Ty::Boxed(Prim::Int),
            'L' => Ty::List,
            'P' => Ty::Map,
            'Q' => Ty::Deque,
            'U' => Ty::IntUn,
            'K' => return self.class.clone(),
            // A digit, an index, a number from 0 to 15.
            'k' => return self.rng.below(10).to_string(),
            'x' => return self.index(depth),
            'm' => return format!("({} & 15)", self.expr(Ty::P(Prim::Int), depth)),
            // A double whose text is the same whatever printed it.
            'q' => {
                return format!("((double) ({} & 63) * 0.25)", self.expr(Ty::P(Prim::Int), depth));
            }
            // A constant too wide for a plain iinc.
            'w' => return self.rng.range(128, 32767).to_string(),
            _ => return code.to_string(),
        };
        self.expr(ty, depth)
    }
}
