//! The static fields and the nested classes of a generated class. The nested
//! classes are always the same in kind, but their methods have random bodies.

use super::context::{Gen, Method, Var};
use super::expr::OBJECT_FIELDS;
use super::types::{COLORS, Prim, STRINGS, Ty, literal, literals};

/// The static fields of the class.
const STATICS: [(&str, Ty); 14] = [
    ("sI", Ty::P(Prim::Int)),
    ("sJ", Ty::P(Prim::Int)),
    ("sL", Ty::P(Prim::Long)),
    ("sF", Ty::P(Prim::Float)),
    ("sD", Ty::P(Prim::Double)),
    ("sB", Ty::P(Prim::Byte)),
    ("sS", Ty::P(Prim::Short)),
    ("sC", Ty::P(Prim::Char)),
    ("sZ", Ty::P(Prim::Bool)),
    ("sT", Ty::Str),
    ("sA", Ty::Arr(Prim::Int)),
    ("sLA", Ty::Arr(Prim::Long)),
    ("sBA", Ty::Arr(Prim::Byte)),
    ("sTA", Ty::StrArr),
];

impl Gen {
    /// The static fields, the method that sets them before every run (each
    /// run has other values), and the one that sums them up after it.
    pub fn static_fields(&mut self, fuel: u32) -> String {
        let mut fields = String::new();
        let mut reset = format!("fuel = {fuel};\nsH = 17;\n");
        let mut sums = "int h = sH;\n".to_string();
        for (name, ty) in STATICS {
            fields.push_str(&format!("static {} {name};\n", ty.java()));
            let rng = &mut self.rng;
            let value = match ty {
                Ty::P(Prim::Bool) => "(run & 1) == 0".to_string(),
                Ty::P(p) => {
                    let (first, second) = (literal(rng, p), literal(rng, p));
                    let java = p.java();
                    match rng.below(3) {
                        0 => format!("({java}) ({first} + run * {})", rng.pick(&[1, -1, 37, 4099, 1 << 30])),
                        1 => format!("run > {} ? {first} : {second}", rng.below(4)),
                        _ => format!("run == {} ? {first} : ({java}) (run * {second})", rng.below(5)),
                    }
                }
                Ty::Arr(p) => format!("new {}[] {{{}}}", p.java(), literals(rng, p, 8)),
                Ty::StrArr => "new String[] {\"k0\", \"Aa\", \"\", \"42\", \"k4\", \"BB\", \"z\", \"k7\"}".to_string(),
                _ => {
                    let choices: Vec<&str> = (0..4).map(|_| rng.pick(&STRINGS)).collect();
                    format!("one(run, {})", choices.join(", "))
                }
            };
            reset.push_str(&format!("{name} = {value};\n"));
            sums.push_str(&match ty {
                Ty::P(Prim::Byte | Prim::Short | Prim::Char | Prim::Int) => format!("h = h * 31 + {name};\n"),
                _ => format!("h = mix(h, {name});\n"),
            });
            self.statics.push(Var::field(name, ty, false));
        }
        format!("{fields}\nstatic void begin(int run) {{\n{reset}}}\n\nstatic int sums() {{\n{sums}return h;\n}}\n")
    }

    /// A method of a nested class, with a random body over the fields in scope.
    fn nested_method(&mut self, head: &str, method: &Method, first: &str) -> String {
        let statements = self.rng.range(1, 3);
        self.begin_method(method.ret, statements as u32 + 3, 0);
        // As if in a loop already: these methods are called often.
        self.loops = 1;
        let mut params = Vec::new();
        for &ty in &method.params {
            let name = self.fresh("a");
            params.push(format!("{} {name}", ty.java()));
            self.declare(&name, ty, false, false);
        }
        let body = self.body(statements, Some(method.ret));
        format!("{head}{} {}({}) {{\n{first}{body}}}\n", method.ret.java(), method.name, params.join(", "))
    }

    /// The interface, the class hierarchy, the enum, the record and the
    /// classes with initialisers.
    pub fn nested_classes(&mut self) -> String {
        let types = [
            Ty::P(Prim::Int),
            Ty::P(Prim::Long),
            Ty::P(Prim::Double),
            Ty::P(Prim::Float),
            Ty::Str,
            Ty::P(Prim::Byte),
            Ty::P(Prim::Bool),
        ];
        let rets = [Ty::P(Prim::Int), Ty::P(Prim::Long), Ty::P(Prim::Double), Ty::Str];
        for (at, &ret) in rets.iter().enumerate() {
            let count = self.rng.range(1, 3);
            let params = (0..count).map(|_| self.rng.pick(&types)).collect();
            self.virtuals.push(plain(&format!("v{at}"), ret, params));
        }
        let mut text = String::new();
        text.push_str(&self.interface());
        text.push_str(&self.base_class());
        for (name, parent) in [("A", "Base"), ("B", "Base"), ("C", "A")] {
            text.push_str(&self.derived_class(name, parent));
        }
        self.fields.clear();
        text.push_str(&self.color_enum());
        text.push_str(&self.record_class());
        text.push_str(&self.lazy_classes());
        text
    }

    fn interface(&mut self) -> String {
        let int = Ty::P(Prim::Int);
        let long = Ty::P(Prim::Long);
        let grow = plain("grow", long, vec![long, int]);
        let unit = plain("unit", long, vec![long]);
        let grow = self.nested_method("default ", &grow, "sI += twice(3);\n");
        let unit = self.nested_method("static ", &unit, "");
        format!(
            "\ninterface Shape {{\nint area(int k);\n\nprivate int twice(int k) {{\nreturn area(k) * 2;\n}}\n\n{grow}\n{unit}}}\n"
        )
    }

    fn base_class(&mut self) -> String {
        let mut fields = String::new();
        for (name, ty) in OBJECT_FIELDS {
            fields.push_str(&format!("{} {name};\n", ty.java()));
            self.fields.push(Var::field(name, ty, false));
        }
        let virtuals = self.virtuals.clone();
        let mut methods = String::new();
        for method in &virtuals {
            methods.push_str(&self.nested_method("", method, ""));
            methods.push('\n');
        }
        format!(
            r#"
static abstract class Base implements Shape {{
{fields}
Base(int a, long b) {{
fi = a;
fl = b;
ff = a * 0.5f;
fd = b / 3.0;
fb = (byte) a;
fh = (short) b;
fc = (char) (a + 65);
fz = a > b;
fs = fz ? "base" : "b";
init();
}}

void init() {{
fi++;
}}

abstract int base();

Base self() {{
return this;
}}

int digest() {{
int h = mix(mix(mix(17, fi), fl), ff);
h = mix(mix(mix(h, fd), fb), fh);
return mix(mix(mix(h, fc), fz), fs);
}}

{methods}@Override
public String toString() {{
return getClass().getSimpleName() + fi + (char) (fc & 63 | 64);
}}
}}
"#
        )
    }

    fn derived_class(&mut self, name: &str, parent: &str) -> String {
        let int = Ty::P(Prim::Int);
        let own = format!("x{name}");
        self.fields.truncate(OBJECT_FIELDS.len());
        if parent != "Base" {
            self.fields.push(Var::field(&format!("x{parent}"), int, false));
        }
        self.fields.push(Var::field(&own, int, false));
        let mut methods = String::new();
        let virtuals = self.virtuals.clone();
        for method in &virtuals {
            if self.rng.chance(60) {
                let args: Vec<String> = (1..=method.params.len()).map(|at| format!("a{at}")).collect();
                let first = if self.rng.chance(50) {
                    format!("sH = mix(sH, super.{}({}));\n", method.name, args.join(", "))
                } else {
                    String::new()
                };
                methods.push_str(&self.nested_method("@Override\n", method, &first));
                methods.push('\n');
            }
        }
        let area = plain("area", int, vec![int]);
        methods.push_str(&self.nested_method("@Override\npublic ", &area, ""));
        methods.push('\n');
        let base = plain("base", int, Vec::new());
        let first = if parent == "Base" { "" } else { "fi += super.base();\n" };
        methods.push_str(&self.nested_method("@Override\n", &base, first));
        if name == "B" {
            methods.push_str("\n@Override\npublic long grow(long k, int n) {\nreturn super.grow(k + 1, n) - fi;\n}\n");
        }
        if name == "C" {
            methods.push_str("\n@Override\nC self() {\nxC++;\nreturn this;\n}\n");
        }
        if self.rng.chance(50) {
            methods.push_str(&format!("\n@Override\nvoid init() {{\nfi = {own} - 3;\n}}\n"));
        }
        let start = literal(&mut self.rng, Prim::Int);
        format!(
            "\nstatic class {name} extends {parent} {{\nint {own} = {start};\n\n{name}(int a, long b) {{\nsuper(a, b);\n{own} ^= a;\n}}\n\n{methods}}}\n"
        )
    }

    fn color_enum(&mut self) -> String {
        let int = Ty::P(Prim::Int);
        self.fields = vec![Var::field("w", int, true)];
        let f = plain("f", int, vec![int]);
        let mut constants = Vec::new();
        for name in COLORS {
            let weight = literal(&mut self.rng, Prim::Int);
            let body = if self.rng.chance(40) {
                format!(" {{\n{}}}", self.nested_method("@Override\n", &f, ""))
            } else {
                String::new()
            };
            constants.push(format!("{name}({weight}){body}"));
        }
        let f = self.nested_method("", &f, "");
        self.fields.clear();
        format!(
            "\nenum Color {{\n{};\n\nfinal int w;\n\nColor(int w) {{\nthis.w = w;\n}}\n\n{f}}}\n",
            constants.join(",\n")
        )
    }

    fn record_class(&mut self) -> String {
        let int = Ty::P(Prim::Int);
        for (name, ty) in [("a", int), ("b", Ty::P(Prim::Long)), ("c", Ty::Str)] {
            self.fields.push(Var::field(name, ty, true));
        }
        let more = self.nested_method("", &plain("more", int, vec![int]), "");
        self.fields.clear();
        format!(
            "\nrecord Rec(int a, long b, String c) {{\nRec {{\nif (c == null) {{\nc = \"nil\";\n}}\nc = clip(c);\n}}\n\nRec with(int x) {{\nreturn new Rec(x, b, c);\n}}\n\n{more}}}\n"
        )
    }

    /// Classes that are initialised when first used; one of them fails.
    fn lazy_classes(&mut self) -> String {
        let start = literal(&mut self.rng, Prim::Int);
        format!(
            "\nstatic class Lazy0 {{\nstatic int v = {start};\nstatic {{\nv = twist(v) + 1;\n}}\n}}\n\nstatic class Lazy1 extends Lazy0 {{\nstatic int v = sum(1, 2);\nstatic {{\nv /= one(v, 0, 0);\n}}\n}}\n"
        )
    }
}

/// A method that calls no random method.
fn plain(name: &str, ret: Ty, params: Vec<Ty>) -> Method {
    Method { name: name.to_string(), ret, params, level: 0, recursive: false }
}
