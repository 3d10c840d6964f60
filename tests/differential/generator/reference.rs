//! Expressions of reference types: strings, wrappers, arrays, objects,
//! functional values, and the expressions that take them apart.

use super::context::Gen;
use super::types::{NUMERIC, PRIMS, Prim, Ty};

const STRING_FORMS: [&str; 41] = [
    "(#s + #i)",
    "(#s + #s)",
    "(#i + #s)",
    "(#c + #s)",
    "(#s + #l + #z)",
    "(#s + #b + \",\" + #h + #c)",
    "(\"\" + #c + #i)",
    "(\"i=\" + #i + \" l=\" + #l + \" c=\" + #c + \" z=\" + #z + \" s=\" + #s)",
    "(#s + #q)",
    "(#s + #B)",
    "(#z + #s + null)",
    "sub(#s, #i, #i)",
    "sub(#s, #k, #m)",
    "#s.trim()",
    "#s.strip()",
    "#s.toUpperCase(Locale.ROOT)",
    "#s.toLowerCase(Locale.ROOT)",
    "#s.repeat(#k & 3)",
    "#s.replace(#c, #c)",
    "#s.replace(\"a\", #s)",
    "#s.concat(#s)",
    "String.valueOf(#i)",
    "String.valueOf(#l)",
    "String.valueOf(#c)",
    "String.valueOf(#z)",
    "String.valueOf((float) #q)",
    "String.valueOf(new char[] {#c, #c, #c})",
    "Integer.toString(#i, 36)",
    "Integer.toHexString(#i)",
    "Integer.toBinaryString(#i & 1023)",
    "Integer.toUnsignedString(#i)",
    "Long.toString(#l)",
    "Long.toHexString(#l)",
    "String.join(\"-\", #s, #s)",
    "new StringBuilder(#s).reverse().toString()",
    "new StringBuilder().append(#i).append(#c).append(#l).append(#z).append(#s).toString()",
    "new StringBuilder(#s).insert(0, #c).append(#s, 0, 0).toString()",
    "Arrays.toString(#A)",
    "Character.toString(#c)",
    "Boolean.toString(#z)",
    "(#s + \"!\").intern()",
];

const STRING_OBJECTS: [&str; 13] = [
    "#e.name()",
    "#e.toString()",
    "(#s + #e)",
    "#r.toString()",
    "#r.c()",
    "(#r + #s)",
    "#O.toString()",
    "(\"o\" + #O)",
    "#L.toString()",
    "(#P + \"\")",
    "#Q.toString()",
    "#o.getClass().getSimpleName()",
    "new Cell<>(#s).get()",
];

const STRING_RISKS: [&str; 9] = [
    "#s.substring(#k)",
    "#s.substring(#k & 3, #k)",
    "#s.substring(#i & 7)",
    "\"abcdefgh\".substring(#i & 7, #m)",
    "#s.repeat(#i >> 30)",
    "new StringBuilder(#s).deleteCharAt(#k).toString()",
    "new StringBuilder(#s).insert(#k, #i).toString()",
    "((String) #o)",
    "(#z ? #s : (String) null).trim()",
];

impl Gen {
    /// A `String`, not null unless risk is taken.
    pub fn string(&mut self, depth: u32) -> String {
        for _ in 0..3 {
            let form = match self.rng.below(32) {
                0 => self.assign_value(Ty::Str, depth),
                1..=2 => Some(self.conditional(Ty::Str, depth)),
                3 => self.call(depth, |t| t == Ty::Str).map(|call| call.0),
                4..=5 => {
                    let array = self.expr(Ty::StrArr, depth);
                    Some(format!("{array}[{}]", self.index(depth)))
                }
                6 => self.switch_value(Ty::Str, depth),
                7 => self.var_of(Ty::Sup).map(|name| format!("{name}.get()")),
                8 if self.world => self.virtual_call(depth, Ty::Str),
                9 => self.matched(Ty::Str, depth),
                10..=14 if self.world => {
                    let form = self.rng.pick(&STRING_OBJECTS);
                    Some(self.fill(form, depth.min(1)))
                }
                _ => {
                    let form = if self.risky() && self.world {
                        self.rng.pick(&STRING_RISKS)
                    } else {
                        self.rng.pick(&STRING_FORMS)
                    };
                    Some(self.fill(form, depth))
                }
            };
            if let Some(form) = form {
                return form;
            }
        }
        self.leaf(Ty::Str)
    }

    /// A wrapper object, not null unless risk is taken.
    pub fn boxed(&mut self, p: Prim, depth: u32) -> String {
        let ty = Ty::Boxed(p);
        let form = match self.rng.below(8) {
            0 => Some(self.conditional(ty, depth)),
            1 => self.assign_value(ty, depth),
            2 => self.call(depth, |t| t == ty).map(|call| call.0),
            3 if p == Prim::Int => {
                let name = self.var_of(Ty::Fun);
                name.map(|name| format!("{name}.apply({})", self.expr(Ty::P(p), depth)))
            }
            4 if self.risky() => Some(match p {
                Prim::Int if self.rng.chance(50) => self.fill("#P.get(#i)", 0),
                Prim::Int => self.fill("#Q.poll()", 0),
                _ => self.leaf(ty),
            }),
            5 if p != Prim::Bool => {
                let value = self.expr(Ty::P(p), depth);
                Some(format!("(({}) {value})", p.wrapper()))
            }
            _ => None,
        };
        form.unwrap_or_else(|| {
            let value = self.expr(Ty::P(p), depth);
            format!("{}.valueOf({value})", p.wrapper())
        })
    }

    /// An array; without risk it has at least eight elements (four rows).
    pub fn array(&mut self, ty: Ty, depth: u32) -> String {
        if self.risky() {
            let size = self.expr(Ty::P(Prim::Int), depth.min(1));
            return match ty {
                Ty::Arr(p) => format!("(new {}[{size} % 9])", p.java()),
                Ty::StrArr => format!("(new String[{size} % 9])"),
                _ => format!("(new int[4][{size} % 9])"),
            };
        }
        let form = match self.rng.below(10) {
            0..=1 => Some(self.conditional(ty, depth)),
            2 => self.call(depth, |t| t == ty).map(|call| call.0),
            3 => self.assign_value(ty, depth),
            4..=5 => Some(format!("{}.clone()", self.expr(ty, depth))),
            _ => None,
        };
        if let Some(form) = form {
            return form;
        }
        match ty {
            Ty::Arr(p) => match self.rng.below(4) {
                0 => {
                    let size = self.expr(Ty::P(Prim::Int), depth.min(1));
                    format!("(new {}[8 + ({size} & 3)])", p.java())
                }
                1 => format!("Arrays.copyOf({}, 9)", self.leaf(ty)),
                _ => {
                    let items: Vec<String> = (0..8).map(|_| self.expr(Ty::P(p), depth.min(1))).collect();
                    format!("(new {}[] {{{}}})", p.java(), items.join(", "))
                }
            },
            Ty::StrArr => {
                let items: Vec<String> = (0..8).map(|_| self.leaf(Ty::Str)).collect();
                format!("(new String[] {{{}}})", items.join(", "))
            }
            _ => match self.rng.below(3) {
                0 => self.fill("grid(#i)", depth),
                1 => self.fill("(new int[][] {#A, #A, #A, #A})", depth.min(1)),
                _ => self.fill("(new int[4 + (#i & 1)][8 + (#i & 3)])", depth.min(1)),
            },
        }
    }

    /// A constant of the enum.
    pub fn color(&mut self, depth: u32) -> String {
        if self.risky() {
            let form = self.rng.pick(&["Color.valueOf(#s)", "(#z ? #e : (Color) null)", "Color.values()[#i % 7]"]);
            return self.fill(form, depth);
        }
        match self.rng.below(5) {
            0 => self.conditional(Ty::Color, depth),
            1 => self.call(depth, |t| t == Ty::Color).map_or_else(|| "Color.BLUE".to_string(), |call| call.0),
            _ => self.fill("Color.values()[#i & 3]", depth),
        }
    }

    /// An object of the hierarchy.
    pub fn object(&mut self, depth: u32) -> String {
        if self.risky() {
            let form = self.rng.pick(&["((A) #O)", "((C) #O)", "((Base) #o)", "(#z ? #O : (Base) null)"]);
            return self.fill(form, depth.min(1));
        }
        let form = match self.rng.below(8) {
            0 => Some(self.conditional(Ty::Base, depth)),
            1 => self.call(depth, |t| t == Ty::Base).map(|call| call.0),
            2 => self.assign_value(Ty::Base, depth),
            3..=4 => self.var_of(Ty::Base),
            5 => Some(self.fill("#O.self()", depth)),
            _ => None,
        };
        form.unwrap_or_else(|| {
            let form = self.rng.pick(&["((Base) new A(#i, #l))", "((Base) new B(#i, #l))", "((Base) new C(#i, #l))"]);
            self.fill(form, depth.min(1))
        })
    }

    /// A record.
    pub fn record(&mut self, depth: u32) -> String {
        match self.rng.below(4) {
            0 => self.conditional(Ty::Rec, depth),
            1 => self.fill("#r.with(#i)", depth),
            _ => self.fill("(new Rec(#i, #l, #s))", depth),
        }
    }

    /// Anything, as an `Object`.
    pub fn any(&mut self, depth: u32) -> String {
        if depth > 0 && self.rng.chance(30) {
            return self.conditional(Ty::Obj, depth);
        }
        let ty = match self.rng.below(10) {
            // Not a bare boolean: some compilers fail on a type pattern
            // whose operand is a cast of a condition.
            0..=2 => Ty::P(self.rng.pick(&NUMERIC)),
            3..=4 => Ty::Str,
            5 => Ty::Boxed(self.rng.pick(&PRIMS)),
            6 => Ty::Arr(self.rng.pick(&PRIMS)),
            7 if self.world => Ty::Base,
            8 if self.world => Ty::Rec,
            9 if self.world => Ty::Color,
            _ => Ty::P(Prim::Int),
        };
        format!("((Object) {})", self.expr(ty, depth))
    }

    /// A lambda expression with parameters of the given types.
    pub fn lambda(&mut self, params: &[Ty], ret: Ty, depth: u32) -> String {
        let outside = self.enter(Some(ret));
        let names: Vec<String> = params.iter().map(|_| self.fresh("p")).collect();
        let open = self.rng.chance(30);
        for (name, &ty) in names.iter().zip(params) {
            self.declare(name, ty, !open, !open);
        }
        let body = if self.stmts_left > 3 && self.nest < 3 && self.rng.chance(30) {
            let code = self.body(2, Some(ret));
            format!("{{\n{code}}}")
        } else {
            self.expr(ret, depth)
        };
        self.leave(outside);
        format!("({}) -> {body}", names.join(", "))
    }

    /// A functional value: a lambda or a method reference.
    pub fn function(&mut self, ty: Ty, depth: u32) -> String {
        let int = Ty::P(Prim::Int);
        if self.rng.chance(35) {
            let form = match ty {
                Ty::IntUn => self.rng.pick(&[
                    "Math::abs",
                    "Integer::reverse",
                    "Integer::bitCount",
                    "#K::twist",
                    "#O::area",
                    "#e::f",
                    "#r::more",
                ]),
                Ty::IntBin => {
                    self.rng.pick(&["Math::max", "Integer::sum", "Integer::compare", "#K::sum", "Integer::rotateLeft"])
                }
                Ty::DblUn => self.rng.pick(&["Math::sqrt", "Math::floor", "Math::rint", "Math::abs"]),
                Ty::Fun => self.rng.pick(&[
                    "Integer::valueOf",
                    "Math::abs",
                    "#K::twist",
                    "Function.<Integer>identity()",
                    "new A(#i, #l)::area",
                ]),
                Ty::StrFun => self.rng.pick(&["String::length", "String::hashCode", "#K::num"]),
                _ => self.rng.pick(&["#s::trim", "#s::toString", "#e::name", "#r::toString"]),
            };
            if self.world || !form.contains('#') {
                let form = self.fill(form, depth.min(1));
                return format!("(({}) {form})", ty.java());
            }
        }
        let depth = depth.min(2);
        let lambda = match ty {
            Ty::IntUn => self.lambda(&[int], int, depth),
            Ty::IntBin => self.lambda(&[int, int], int, depth),
            Ty::DblUn => {
                let double = Ty::P(Prim::Double);
                self.lambda(&[double], double, depth)
            }
            Ty::Fun => self.lambda(&[Ty::Boxed(Prim::Int)], int, depth),
            Ty::StrFun => self.lambda(&[Ty::Str], int, depth),
            _ => self.lambda(&[], Ty::Str, depth),
        };
        format!("(({}) ({lambda}))", ty.java())
    }

    /// The result of a functional value in scope.
    pub fn application(&mut self, p: Prim, depth: u32) -> Option<String> {
        let (ty, form) = match p {
            Prim::Int => self.rng.pick(&[
                (Ty::IntUn, ".applyAsInt(#i)"),
                (Ty::IntUn, ".applyAsInt(#b)"),
                (Ty::IntBin, ".applyAsInt(#i, #i)"),
                (Ty::Fun, ".apply(#i).intValue()"),
                (Ty::StrFun, ".applyAsInt(#s)"),
            ]),
            Prim::Double => (Ty::DblUn, ".applyAsDouble(#d)"),
            _ => return None,
        };
        let function = match self.var_of(ty) {
            Some(name) => name,
            None if self.lambdas == 0 && self.rng.chance(25) => self.function(ty, depth),
            None => return None,
        };
        let args = self.fill(form, depth.min(2));
        Some(format!("{function}{args}"))
    }

    /// A value that depends on the class of an object, by a type pattern.
    pub fn matched(&mut self, ty: Ty, depth: u32) -> Option<String> {
        if !self.world {
            return None;
        }
        let depth = depth.min(2);
        let name = self.fresh("q");
        let (subject, class, bound) = match self.rng.below(6) {
            0 => (self.fill("((Base) #O)", depth), "A", Ty::Base),
            1 => (self.fill("((Base) #O)", depth), "C", Ty::Base),
            2 => (self.expr(Ty::Obj, depth), "Integer", Ty::Boxed(Prim::Int)),
            3 => (self.expr(Ty::Obj, depth), "String", Ty::Str),
            4 => (self.expr(Ty::Obj, depth), "int[]", Ty::Arr(Prim::Int)),
            _ => (self.expr(Ty::Obj, depth), "Base", Ty::Base),
        };
        let scope = self.vars.len();
        self.declare(&name, bound, true, true);
        let yes = self.expr(ty, depth);
        self.vars.truncate(scope);
        let test = format!("{subject} instanceof {class} {name}");
        if ty == Ty::P(Prim::Bool) && self.rng.chance(60) {
            return Some(format!("({test} && {yes})"));
        }
        let no = self.expr(ty, depth);
        Some(format!("({test} ? {yes} : {no})"))
    }
}
