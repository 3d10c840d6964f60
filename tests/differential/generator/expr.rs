//! What all expressions share: the choice by type, leaves, places that can be
//! assigned to, indices, calls and conditionals.
//!
//! Every expression has exactly the static type asked for and is an atom (a
//! name, a literal, a call or something in parentheses), so that it can stand
//! anywhere without further thought.

use super::context::{Gen, MAX_LEVEL, Method};
use super::types::{COLORS, INTEGRAL, NUMERIC, Prim, STRINGS, Ty, literal, literals};

/// The fields of the class hierarchy.
pub const OBJECT_FIELDS: [(&str, Ty); 9] = [
    ("fi", Ty::P(Prim::Int)),
    ("fl", Ty::P(Prim::Long)),
    ("ff", Ty::P(Prim::Float)),
    ("fd", Ty::P(Prim::Double)),
    ("fb", Ty::P(Prim::Byte)),
    ("fh", Ty::P(Prim::Short)),
    ("fc", Ty::P(Prim::Char)),
    ("fz", Ty::P(Prim::Bool)),
    ("fs", Ty::Str),
];

/// A place that can be assigned to, before its index is chosen.
#[derive(Clone)]
enum Place {
    Name(String, Ty),
    Element(String, Ty),
    Element2(String),
    Field(String, &'static str, Ty),
}

impl Gen {
    /// An expression of the type, at most `depth` levels deep.
    pub fn expr(&mut self, ty: Ty, depth: u32) -> String {
        if depth == 0 || self.rng.chance(15) {
            return self.leaf(ty);
        }
        let depth = depth - 1;
        match ty {
            Ty::P(Prim::Bool) => self.boolean(depth),
            Ty::P(p @ (Prim::Byte | Prim::Short | Prim::Char)) => self.narrow(p, depth),
            Ty::P(p) => self.number(p, depth),
            Ty::Boxed(p) => self.boxed(p, depth),
            Ty::Str => self.string(depth),
            Ty::Arr(_) | Ty::StrArr | Ty::Arr2 => self.array(ty, depth),
            Ty::Color => self.color(depth),
            Ty::Base => self.object(depth),
            Ty::Rec => self.record(depth),
            Ty::Obj => self.any(depth),
            Ty::IntUn | Ty::IntBin | Ty::DblUn | Ty::Fun | Ty::StrFun | Ty::Sup => self.function(ty, depth),
            Ty::List | Ty::Map | Ty::Deque | Ty::Void => self.leaf(ty),
        }
    }

    /// A variable or a constant of the type.
    pub fn leaf(&mut self, ty: Ty) -> String {
        if self.rng.chance(78)
            && let Some(name) = self.var_of(ty)
        {
            return name;
        }
        let rng = &mut self.rng;
        match ty {
            Ty::P(p) => {
                if p != Prim::Bool && rng.chance(60) {
                    let other = rng.pick(&NUMERIC);
                    if let Some(name) = self.var_of(Ty::P(other)) {
                        return format!("(({}) {name})", p.java());
                    }
                }
                literal(&mut self.rng, p)
            }
            Ty::Boxed(p) => {
                if self.risky() {
                    return self.perhaps_null(ty);
                }
                let value = self.leaf(Ty::P(p));
                format!("{}.valueOf({value})", p.wrapper())
            }
            Ty::Str => {
                if self.risky() {
                    return self.perhaps_null(ty);
                }
                self.rng.pick(&STRINGS).to_string()
            }
            Ty::Arr(p) => {
                if self.risky() {
                    return self.perhaps_null(ty);
                }
                let count = self.rng.pick(&[8, 8, 9]);
                let items = literals(&mut self.rng, p, count);
                format!("(new {}[] {{{items}}})", p.java())
            }
            Ty::StrArr => {
                let items: Vec<&str> = (0..8).map(|_| self.rng.pick(&STRINGS)).collect();
                format!("(new String[] {{{}}})", items.join(", "))
            }
            Ty::Arr2 => self.rng.pick(&["(new int[4][8])", "grid(1)", "grid(-7)"]).to_string(),
            Ty::Color => format!("Color.{}", rng.pick(&COLORS)),
            Ty::Base => {
                if self.risky() {
                    return self.perhaps_null(ty);
                }
                let class = self.rng.pick(&["A", "B", "C"]);
                let a = self.leaf(Ty::P(Prim::Int));
                let b = self.leaf(Ty::P(Prim::Long));
                format!("((Base) new {class}({a}, {b}))")
            }
            Ty::Rec => {
                let a = self.leaf(Ty::P(Prim::Int));
                let b = self.leaf(Ty::P(Prim::Long));
                let c = self.leaf(Ty::Str);
                format!("(new Rec({a}, {b}, {c}))")
            }
            Ty::Obj => {
                let other = self.rng.pick(&[Ty::P(Prim::Int), Ty::P(Prim::Long), Ty::Str]);
                let value = self.leaf(other);
                format!("((Object) {value})")
            }
            Ty::List | Ty::Map | Ty::Deque => {
                let maker = match ty {
                    Ty::List => "list",
                    Ty::Map => "map",
                    _ => "deque",
                };
                let items: Vec<String> = (0..6).map(|_| self.leaf(Ty::P(Prim::Int))).collect();
                format!("{maker}({})", items.join(", "))
            }
            _ => self.function(ty, 0),
        }
    }

    /// Null or something else of the type, depending on some condition.
    fn perhaps_null(&mut self, ty: Ty) -> String {
        let test = self.comparison(1);
        let risk = std::mem::replace(&mut self.risk, 0);
        let tries = std::mem::replace(&mut self.tries, 0);
        let value = self.leaf(ty);
        self.risk = risk;
        self.tries = tries;
        format!("({test} ? {value} : ({}) null)", ty.java())
    }

    /// Some type of a value that may be converted to `p` in arithmetic without
    /// making the result wider than `p`.
    pub fn operand(&mut self, p: Prim, depth: u32) -> String {
        let other = if self.rng.chance(60) {
            p
        } else {
            let narrower: Vec<Prim> = NUMERIC.iter().copied().filter(|o| o.rank() <= p.rank()).collect();
            self.rng.pick(&narrower)
        };
        self.expr(Ty::P(other), depth)
    }

    /// An index that is in bounds for any array made without risk.
    pub fn index(&mut self, depth: u32) -> String {
        let depth = depth.min(1);
        if self.risky() {
            return match self.rng.below(12) {
                0 => format!("({} - 1)", self.small_var().unwrap_or_else(|| "(sJ & 7)".to_string())),
                1 => self.expr(Ty::P(Prim::Int), depth),
                2 => self.expr(Ty::P(Prim::Byte), depth),
                3..=7 => format!("({} & 15)", self.expr(Ty::P(Prim::Int), depth)),
                _ => format!("({} % 10)", self.expr(Ty::P(Prim::Int), depth)),
            };
        }
        if self.rng.chance(60)
            && let Some(name) = self.small_var()
        {
            return name;
        }
        match self.rng.below(4) {
            0 => self.rng.below(8).to_string(),
            1 => {
                let p = self.rng.pick(&[Prim::Byte, Prim::Short, Prim::Char]);
                format!("({} & 7)", self.expr(Ty::P(p), depth))
            }
            _ => format!("({} & 7)", self.expr(Ty::P(Prim::Int), depth)),
        }
    }

    /// A place that can be assigned to, of a type that satisfies `want`.
    pub fn place(&mut self, depth: u32, want: impl Fn(Ty) -> bool) -> Option<(String, Ty)> {
        let mut places: Vec<Place> = Vec::new();
        for (name, ty) in self.assignable(|t| t.settable() && want(t)) {
            places.push(Place::Name(name, ty));
        }
        for var in self.visible(|t| matches!(t, Ty::Arr(_) | Ty::StrArr | Ty::Arr2)) {
            match var.ty {
                Ty::Arr(p) if want(Ty::P(p)) => {
                    places.push(Place::Element(var.name.clone(), Ty::P(p)));
                }
                Ty::StrArr if want(Ty::Str) => {
                    places.push(Place::Element(var.name.clone(), Ty::Str));
                }
                Ty::Arr2 if want(Ty::P(Prim::Int)) => {
                    places.push(Place::Element2(var.name.clone()));
                }
                _ => {}
            }
        }
        for var in self.visible(|t| t == Ty::Base) {
            for (field, ty) in OBJECT_FIELDS {
                if want(ty) {
                    places.push(Place::Field(var.name.clone(), field, ty));
                }
            }
        }
        if places.is_empty() {
            return None;
        }
        let at = self.rng.below(places.len());
        Some(match places.swap_remove(at) {
            Place::Name(name, ty) => (name, ty),
            Place::Element(name, ty) => (format!("{name}[{}]", self.index(depth)), ty),
            Place::Element2(name) => {
                let row = self.index(depth);
                let column = self.index(depth);
                (format!("{name}[{row} & 3][{column}]"), Ty::P(Prim::Int))
            }
            Place::Field(name, field, ty) => (format!("{name}.{field}"), ty),
        })
    }

    /// An assignment or compound assignment to `place`, without parentheses.
    pub fn assignment(&mut self, place: &str, ty: Ty, depth: u32) -> String {
        match ty {
            Ty::P(Prim::Bool) => {
                let op = self.rng.pick(&["=", "=", "&=", "|=", "^="]);
                format!("{place} {op} {}", self.expr(ty, depth))
            }
            Ty::P(p) => {
                if self.rng.chance(30) {
                    return format!("{place} = {}", self.expr(ty, depth));
                }
                let ops: &[&str] = if p.integral() {
                    &["+=", "-=", "*=", "/=", "%=", "<<=", ">>=", ">>>=", "&=", "|=", "^="]
                } else {
                    &["+=", "-=", "*=", "/=", "%="]
                };
                let op = self.rng.pick(ops);
                let bits = matches!(op, "<<=" | ">>=" | ">>>=" | "&=" | "|=" | "^=");
                let other = if self.rng.chance(50) {
                    p
                } else if bits || self.rng.chance(50) {
                    self.rng.pick(&INTEGRAL)
                } else {
                    self.rng.pick(&NUMERIC)
                };
                let value = self.expr(Ty::P(other), depth);
                if matches!(op, "/=" | "%=") && p.integral() && other.integral() && !self.risky() {
                    format!("{place} {op} ({value} | 1)")
                } else {
                    format!("{place} {op} {value}")
                }
            }
            Ty::Boxed(p @ (Prim::Int | Prim::Long)) if self.rng.chance(50) => {
                let op = self.rng.pick(&["+=", "-=", "*=", "^=", ">>="]);
                format!("{place} {op} {}", self.expr(Ty::P(p), depth))
            }
            Ty::Str => {
                if self.rng.chance(35) {
                    // What is added is short, so that the growth is at most linear.
                    let part = self.rng.pick(&["#i", "#c", "#l", "#z", "#k", "\"ab\"", "#h", "#b", "#B"]);
                    return format!("{place} += {}", self.fill(part, depth.min(1)));
                }
                format!("{place} = clip({})", self.expr(ty, depth))
            }
            _ => format!("{place} = {}", self.expr(ty, depth)),
        }
    }

    /// An assignment used for its value.
    pub fn assign_value(&mut self, ty: Ty, depth: u32) -> Option<String> {
        let (place, ty) = self.place(depth, |t| t == ty)?;
        Some(format!("({})", self.assignment(&place, ty, depth)))
    }

    /// An increment or decrement, without parentheses, of a place of a type
    /// that satisfies `want`.
    pub fn step(&mut self, want: impl Fn(Ty) -> bool) -> Option<String> {
        let (place, _) = self.place(1, |t| {
            let steps = match t {
                Ty::P(p) => p != Prim::Bool,
                Ty::Boxed(p) => matches!(p, Prim::Int | Prim::Long | Prim::Double),
                _ => false,
            };
            steps && want(t)
        })?;
        Some(match self.rng.below(4) {
            0 => format!("{place}++"),
            1 => format!("{place}--"),
            2 => format!("++{place}"),
            _ => format!("--{place}"),
        })
    }

    /// Arguments for a call, in parentheses.
    fn arguments(&mut self, method: &Method, depth: u32, inside: bool) -> String {
        let mut args = Vec::new();
        for (at, &ty) in method.params.iter().enumerate() {
            if at == 0 && method.recursive {
                args.push(if inside {
                    "depth - 1".to_string()
                } else {
                    format!("{} & 3", self.expr(Ty::P(Prim::Int), depth))
                });
            } else {
                args.push(self.expr(ty, depth));
            }
        }
        format!("({})", args.join(", "))
    }

    /// A call of a random method whose result satisfies `want`: an earlier
    /// one of a low level, or the current one with less depth.
    pub fn call(&mut self, depth: u32, want: impl Fn(Ty) -> bool) -> Option<(String, Ty)> {
        if self.calls_left == 0 || self.loops > 1 || self.lambdas > 0 {
            return None;
        }
        let depth = depth.min(1);
        if self.loops == 0
            && let Some(own) = self.recursion.clone()
            && want(own.ret)
            && self.rng.chance(60)
        {
            self.calls_left -= 1;
            let args = self.arguments(&own, depth, true);
            return Some((format!("{}{args}", own.name), own.ret));
        }
        let lowest = if self.loops > 0 { 1 } else { MAX_LEVEL - 1 };
        let recent = self.methods.len().saturating_sub(15);
        let found: Vec<usize> = (recent..self.methods.len())
            .filter(|&at| self.methods[at].level <= lowest && want(self.methods[at].ret))
            .collect();
        if found.is_empty() {
            return None;
        }
        let callee = self.methods[self.rng.pick(&found)].clone();
        self.calls_left -= 1;
        self.level = self.level.max(callee.level + 1);
        let args = self.arguments(&callee, depth, false);
        Some((format!("{}{args}", callee.name), callee.ret))
    }

    /// A call of a virtual method with the result wanted, on some object.
    pub fn virtual_call(&mut self, depth: u32, ret: Ty) -> Option<String> {
        if !self.world {
            return None;
        }
        let found: Vec<usize> = (0..self.virtuals.len()).filter(|&at| self.virtuals[at].ret == ret).collect();
        if found.is_empty() {
            return None;
        }
        let method = self.virtuals[self.rng.pick(&found)].clone();
        let object = self.expr(Ty::Base, depth);
        let args = self.arguments(&method, depth.min(1), false);
        Some(format!("{object}.{}{args}", method.name))
    }

    /// A conditional expression.
    pub fn conditional(&mut self, ty: Ty, depth: u32) -> String {
        let test = self.expr(Ty::P(Prim::Bool), depth);
        match ty {
            Ty::P(p) if p != Prim::Bool && self.rng.chance(40) => {
                let (x, y) = (self.rng.pick(&NUMERIC), self.rng.pick(&NUMERIC));
                let (x, y) = (self.expr(Ty::P(x), depth), self.expr(Ty::P(y), depth));
                format!("(({}) ({test} ? {x} : {y}))", p.java())
            }
            Ty::P(p) if self.world && self.rng.chance(15) => {
                // One side is unboxed by the conditional itself.
                let x = self.expr(Ty::Boxed(p), depth);
                let y = self.expr(ty, depth);
                format!("({test} ? {x} : {y})")
            }
            _ => {
                let (x, y) = (self.expr(ty, depth), self.expr(ty, depth));
                format!("({test} ? {x} : {y})")
            }
        }
    }
}
