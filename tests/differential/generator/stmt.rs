//! Statements without control flow of their own, blocks, and jumps.

use super::context::{Code, Gen};
use super::types::{FUNCTIONAL, PRIMS, Prim, Ty};

/// The exceptions that are thrown on purpose.
const THROWN: [&str; 9] = [
    "new Own(#i)",
    "new Own(#i)",
    "new Own2(#i)",
    "new IllegalStateException(#s)",
    "new IllegalArgumentException(\"arg \" + #i)",
    "new ArithmeticException(#s)",
    "new NoSuchElementException()",
    "new UnsupportedOperationException(\"u\" + #c)",
    "new Own(#i, new RuntimeException(#s))",
];

impl Gen {
    /// Statements one after the other; stops when one cannot complete.
    pub fn statements(&mut self, count: usize) -> Code {
        let mut text = String::new();
        for _ in 0..count {
            let code = self.statement();
            text.push_str(&code.text);
            if !code.falls {
                return Code::ending(text);
            }
        }
        Code::falling(text)
    }

    /// The inside of a block with its own scope.
    pub fn block(&mut self, count: usize) -> Code {
        let scope = self.vars.len();
        self.nest += 1;
        let mut code = self.statements(count);
        if code.falls && self.rng.chance(60) {
            code.text.push_str(&self.digest(scope));
        }
        self.nest -= 1;
        self.vars.truncate(scope);
        code
    }

    /// A block of one to three statements.
    pub fn small_block(&mut self) -> Code {
        let count = self.rng.range(1, 3);
        self.block(count)
    }

    /// The inside of a method or lambda body, with its `return`.
    pub fn body(&mut self, count: usize, ret: Option<Ty>) -> String {
        let scope = self.vars.len();
        self.nest += 1;
        let code = self.statements(count);
        let mut text = code.text;
        if code.falls {
            text.push_str(&self.digest(self.barrier));
            if let Some(ty) = ret
                && ty != Ty::Void
            {
                let depth = self.rng.range(2, 4) as u32;
                let value = self.expr(ty, depth);
                text.push_str(&format!("return {value};\n"));
            }
        }
        self.nest -= 1;
        self.vars.truncate(scope);
        text
    }

    /// A statement that mixes the locals from `first` on into a static field,
    /// so that their values do not stay unseen.
    fn digest(&self, first: usize) -> String {
        let names: Vec<String> =
            self.vars[first..].iter().filter(|var| !var.ty.functional()).map(|var| var.name.clone()).collect();
        if names.is_empty() {
            return String::new();
        }
        let mut value = "sH".to_string();
        for name in names.iter().rev().take(9) {
            value = format!("mix({value}, {name})");
        }
        format!("sH = {value};\n")
    }

    /// A depth for the expressions of a statement.
    pub fn depth(&mut self) -> u32 {
        self.rng.pick(&[1, 2, 2, 3, 3, 4])
    }

    /// One statement of any kind.
    pub fn statement(&mut self) -> Code {
        if self.stmts_left == 0 || self.nest > 4 {
            self.stmts_left = self.stmts_left.saturating_sub(1);
            return self.simple();
        }
        self.stmts_left -= 1;
        match self.rng.below(100) {
            0..=41 => self.simple(),
            42..=52 => self.if_statement(),
            53..=63 => self.loop_statement(),
            64..=69 => self.switch_statement(),
            70..=77 => self.try_statement(),
            78..=80 => self.wrapped(),
            81..=90 if self.world => self.idiom(),
            91..=96 => self.guarded_jump(),
            97..=98 if self.nest > 1 => self.jump(),
            _ => self.simple(),
        }
    }

    /// A statement without nested statements.
    fn simple(&mut self) -> Code {
        match self.rng.below(20) {
            0..=6 => self.declaration(),
            7..=12 => self.assign_statement(),
            13..=14 => {
                let step = self.step(|_| true).unwrap_or_else(|| "sI++".to_string());
                Code::falling(format!("{step};\n"))
            }
            15 => self.deferred(),
            16 if self.world => self.function_declaration(),
            17 if self.world => self.call_statement(),
            18 => {
                let text = self.fill("trace(#k, #i);\n", 2);
                Code::falling(text)
            }
            _ => self.assign_statement(),
        }
    }

    /// A type for a local variable.
    pub fn local_type(&mut self) -> Ty {
        match self.rng.below(40) {
            0..=9 => Ty::P(Prim::Int),
            10..=13 => Ty::P(Prim::Long),
            14..=22 => Ty::P(self.rng.pick(&PRIMS)),
            23..=26 => Ty::Str,
            27..=29 => Ty::Arr(self.rng.pick(&PRIMS)),
            30 => Ty::StrArr,
            31 => Ty::Arr2,
            32 => Ty::Boxed(self.rng.pick(&PRIMS)),
            33 => Ty::Boxed(Prim::Int),
            34..=35 if self.world => Ty::Base,
            36 if self.world => Ty::Obj,
            37 if self.world => self.rng.pick(&[Ty::Color, Ty::Rec]),
            38..=39 if self.world => self.rng.pick(&[Ty::List, Ty::Map, Ty::Deque]),
            _ => Ty::P(Prim::Double),
        }
    }

    fn declaration(&mut self) -> Code {
        let ty = self.local_type();
        let depth = self.depth();
        let whole = if matches!(ty, Ty::P(_)) && self.rng.chance(8) { self.switch_expression(ty, 2) } else { None };
        let value = match whole {
            Some(value) => value,
            None => self.expr(ty, depth),
        };
        let value = if ty == Ty::Str { format!("clip({value})") } else { value };
        let name = self.fresh("v");
        let last = self.rng.chance(40) || !ty.settable();
        let prefix = if last { "final " } else { "" };
        let inferable = ty.settable() && ty != Ty::Base && !value.contains("(switch");
        let spelled = if inferable && self.rng.chance(10) { "var" } else { ty.java() };
        self.declare(&name, ty, last, last);
        Code::falling(format!("{prefix}{spelled} {name} = {value};\n"))
    }

    fn function_declaration(&mut self) -> Code {
        let ty = self.rng.pick(&FUNCTIONAL);
        let value = self.function(ty, 2);
        let name = self.fresh("f");
        self.declare(&name, ty, true, true);
        Code::falling(format!("final {} {name} = {value};\n", ty.java()))
    }

    /// A local that gets its value in both branches of an `if`.
    fn deferred(&mut self) -> Code {
        let ty = self.rng.pick(&[Ty::P(Prim::Int), Ty::P(Prim::Long), Ty::P(Prim::Double), Ty::Str]);
        let test = self.expr(Ty::P(Prim::Bool), 2);
        let (x, y) = (self.expr(ty, 2), self.expr(ty, 2));
        let (x, y) = if ty == Ty::Str { (format!("clip({x})"), format!("clip({y})")) } else { (x, y) };
        let name = self.fresh("v");
        self.declare(&name, ty, true, true);
        let java = ty.java();
        Code::falling(format!("final {java} {name};\nif ({test}) {{\n{name} = {x};\n}} else {{\n{name} = {y};\n}}\n"))
    }

    fn assign_statement(&mut self) -> Code {
        let depth = self.depth();
        let wide = self.rng.chance(20);
        let place = self.place(depth.min(2), |t| wide || matches!(t, Ty::P(_) | Ty::Str));
        let text = match place {
            Some((_, Ty::P(Prim::Int))) if self.rng.chance(8) => {
                let locals = self.assignable(|t| t == Ty::P(Prim::Int));
                let name = locals[self.rng.below(locals.len())].0.clone();
                let op = self.rng.pick(&["+=", "-="]);
                self.fill(&format!("{name} {op} #w"), 0)
            }
            Some((place, ty)) => self.assignment(&place, ty, depth),
            None => "sI += 3".to_string(),
        };
        Code::falling(format!("{text};\n"))
    }

    /// A call whose result, if any, is dropped.
    fn call_statement(&mut self) -> Code {
        if let Some((call, _)) = self.call(2, |_| true) {
            return Code::falling(format!("{call};\n"));
        }
        let ty = self.rng.pick(&[Ty::P(Prim::Int), Ty::P(Prim::Long), Ty::P(Prim::Double), Ty::Str]);
        let text = match self.virtual_call(2, ty) {
            Some(call) => format!("{call};\n"),
            None => self.fill("#O.area(#i);\n", 1),
        };
        Code::falling(text)
    }

    /// An exception to throw.
    pub fn thrown(&mut self) -> String {
        let form = self.rng.pick(&THROWN);
        self.fill(form, 1)
    }

    /// `return`, `throw`, `break`, `continue` or `yield`: whatever fits here.
    fn jump(&mut self) -> Code {
        let mut kinds: Vec<u32> = Vec::new();
        if self.ret.is_some() {
            kinds.push(0);
        }
        if self.yields.is_some() {
            kinds.extend([1, 1]);
        }
        if self.targets.iter().any(|t| t.plain || t.label.is_some()) {
            kinds.extend([2, 2, 2]);
        }
        if self.targets.iter().any(|t| t.is_loop) {
            kinds.extend([3, 3, 3]);
        }
        if self.tries > 0 {
            kinds.extend([4, 4, 4]);
        }
        if kinds.is_empty() || self.risky() {
            kinds = vec![4];
        }
        let text = match self.rng.pick(&kinds) {
            0 => match self.ret {
                None | Some(Ty::Void) => "return;\n".to_string(),
                Some(ty) => format!("return {};\n", self.expr(ty, 2)),
            },
            1 => {
                let ty = self.yields.unwrap_or(Ty::Obj);
                format!("yield ({});\n", self.expr(ty, 2))
            }
            2 => self.break_statement(),
            3 => self.continue_statement(),
            _ => format!("throw {};\n", self.thrown()),
        };
        Code::ending(text)
    }

    fn break_statement(&mut self) -> String {
        let innermost = self.targets.iter().rposition(|t| t.plain);
        let labelled: Vec<usize> = (0..self.targets.len()).filter(|&at| self.targets[at].label.is_some()).collect();
        let at = match innermost {
            Some(at) if labelled.is_empty() || self.rng.chance(50) => {
                self.targets[at].broke = true;
                return "break;\n".to_string();
            }
            _ => self.rng.pick(&labelled),
        };
        self.targets[at].broke = true;
        let label = self.targets[at].label.clone().unwrap_or_default();
        format!("break {label};\n")
    }

    fn continue_statement(&mut self) -> String {
        let loops: Vec<usize> = (0..self.targets.len()).filter(|&at| self.targets[at].is_loop).collect();
        let innermost = loops[loops.len() - 1];
        let labelled: Vec<usize> = loops.into_iter().filter(|&at| self.targets[at].label.is_some()).collect();
        if labelled.is_empty() || self.rng.chance(50) {
            self.targets[innermost].continued = true;
            return "continue;\n".to_string();
        }
        let at = self.rng.pick(&labelled);
        self.targets[at].continued = true;
        let label = self.targets[at].label.clone().unwrap_or_default();
        format!("continue {label};\n")
    }

    /// A jump under a condition.
    fn guarded_jump(&mut self) -> Code {
        let test = self.expr(Ty::P(Prim::Bool), 3);
        let jump = self.jump();
        Code::falling(format!("if ({test}) {{\n{}}}\n", jump.text))
    }
}
