//! Writes random Java programs, for running them both here and on a real JVM
//! and comparing what they print.
//!
//! A program is one class with random static methods `m0`, `m1`, ... and a
//! `main` that runs each of them a few times with different arguments. Every
//! run prints one line: the method, the number of the run, the result (floats
//! by their bits) or the exception, and a checksum of the static fields, which
//! are set anew before every run. So a difference names the method and the run.
//!
//! Well-typed by construction: every expression is written for one static type
//! and is an atom of the syntax; every local is initialised and has a name of
//! its own; lambdas see only final locals; and for each statement it is known
//! whether it can complete normally, so that nothing is unreachable and every
//! path returns. Where an operation may throw, it is guarded (a mask on the
//! index, `| 1` on the divisor) unless the method is given to risk.
//!
//! Termination: the random methods call only methods written before them, in
//! chains of limited length, or themselves with a depth that decreases; the
//! methods of the nested classes call no random methods. Every loop has a
//! counter, and loops and calls take from the fuel of the run; once it is used
//! up, each further loop or call throws.
//!
//! The text depends on nothing but the arguments of `generate`. What differs
//! between versions of the class library is avoided: transcendental functions,
//! the decimal text of arbitrary floats, identity hashes, some messages.

#[path = "generator/context.rs"]
mod context;
#[path = "generator/control.rs"]
mod control;
#[path = "generator/expr.rs"]
mod expr;
#[path = "generator/helpers.rs"]
mod helpers;
#[path = "generator/idioms.rs"]
mod idioms;
#[path = "generator/nested.rs"]
mod nested;
#[path = "generator/numeric.rs"]
mod numeric;
#[path = "generator/reference.rs"]
mod reference;
#[path = "generator/rng.rs"]
mod rng;
#[path = "generator/stmt.rs"]
mod stmt;
#[path = "generator/types.rs"]
mod types;

use context::{Gen, MAX_LEVEL, Method};
use helpers::{HELPERS, PRINTING};
use types::{FUNCTIONAL, PRIMS, Prim, Ty, argument};

/// How often each method is run.
const RUNS: usize = 5;

/// The fuel of one run.
const FUEL: u32 = 120;

/// The source file of a class `class_name`, in the default package, with
/// `methods` random methods; the same arguments give the same text.
///
/// The name must not be that of a nested class (`A`, `Base`, `Color`, ...). A
/// few hundred methods fit into the constant pool of a class; about 50 are
/// meant.
pub fn generate(seed: u64, methods: usize, class_name: &str) -> String {
    let mut generator = Gen::new(seed, class_name);
    let mut text = format!("import java.util.*;\nimport java.util.function.*;\n\npublic class {class_name} {{\n");
    text.push_str(&generator.static_fields(FUEL));
    text.push_str(HELPERS);
    text.push_str(PRINTING);
    text.push_str(&generator.nested_classes());
    generator.world = true;
    let mut runs = String::new();
    let mut main = String::new();
    for number in 0..methods {
        let (method, nulls) = generator.method(number, &mut text);
        runs.push_str(&generator.runs(number, &method, nulls));
        main.push_str(&format!("run{number}();\n"));
        generator.methods.push(method);
    }
    text.push_str(&runs);
    text.push_str(&format!("\npublic static void main(String[] args) {{\n{main}}}\n}}\n"));
    indent(&text)
}

impl Gen {
    /// Writes one random method; says whether nulls may be passed to it.
    fn method(&mut self, number: usize, text: &mut String) -> (Method, bool) {
        let ret = self.result_type();
        let risk = self.rng.weighted(&[(42, 0), (20, 1), (22, 3), (16, 8)]);
        let statements = self.rng.range(6, 20) as u32;
        self.begin_method(ret, statements, risk);
        let recursive = self.rng.chance(10);
        let mut params = Vec::new();
        let mut spelled = Vec::new();
        if recursive {
            params.push(Ty::P(Prim::Int));
            spelled.push("final int depth".to_string());
            self.declare("depth", Ty::P(Prim::Int), true, true);
        }
        for _ in 0..self.rng.range(2, 5) {
            let ty = self.parameter_type();
            let last = !ty.settable() || self.rng.chance(25);
            let name = self.fresh("a");
            self.declare(&name, ty, last, last);
            params.push(ty);
            let prefix = if last { "final " } else { "" };
            spelled.push(format!("{prefix}{} {name}", ty.java()));
        }
        let mut method = Method { name: format!("m{number}"), ret, params, level: 1, recursive };
        let mut first = "tick();\n".to_string();
        if recursive {
            let value = if ret == Ty::Void { String::new() } else { self.leaf(ret) };
            first.push_str(&format!("if (depth <= 0) {{\nreturn {value};\n}}\n"));
            self.recursion = Some(method.clone());
            self.calls_left = 2;
        }
        let wide = self.rng.chance(3);
        if wide {
            first.push_str(&self.many_locals());
        }
        let count = self.rng.range(3, 6);
        let body = self.body(count, Some(ret));
        // What is costly must not be called from where it runs often.
        method.level = if recursive { MAX_LEVEL } else { self.level + u32::from(self.written_loops > 1) };
        let lock = if self.rng.chance(4) { "synchronized " } else { "" };
        text.push_str(&format!(
            "\nstatic {lock}{} m{number}({}) {{\n{first}{body}}}\n",
            ret.java(),
            spelled.join(", ")
        ));
        (method, risk > 0)
    }

    /// So many locals that those after them need wide instructions.
    fn many_locals(&mut self) -> String {
        let first = self.expr(Ty::P(Prim::Long), 1);
        let mut names = vec![format!("w0 = {first}")];
        for at in 1..130 {
            names.push(format!("w{at} = w{} + {at}", at - 1));
        }
        format!("long {};\nsL += w129;\n", names.join(", "))
    }

    fn result_type(&mut self) -> Ty {
        match self.rng.below(40) {
            0..=9 => Ty::P(Prim::Int),
            10..=14 => Ty::P(Prim::Long),
            15..=24 => Ty::P(self.rng.pick(&PRIMS)),
            25..=28 => Ty::Str,
            29..=31 => Ty::Arr(self.rng.pick(&PRIMS)),
            32..=33 => Ty::Boxed(self.rng.pick(&PRIMS)),
            34 => Ty::Void,
            35 => Ty::Obj,
            36 => self.rng.pick(&[Ty::StrArr, Ty::Arr2]),
            37 => Ty::Base,
            38 => self.rng.pick(&[Ty::Rec, Ty::Color]),
            _ => Ty::P(Prim::Double),
        }
    }

    fn parameter_type(&mut self) -> Ty {
        if self.rng.chance(6) {
            return self.rng.pick(&FUNCTIONAL);
        }
        self.local_type()
    }

    /// The method that runs a random method with different arguments.
    fn runs(&mut self, number: usize, method: &Method, nulls: bool) -> String {
        let mut text = format!("\nstatic void run{number}() {{\nString s;\n");
        for run in 0..RUNS {
            let mut args = Vec::new();
            for (at, &ty) in method.params.iter().enumerate() {
                args.push(if at == 0 && method.recursive {
                    self.rng.below(5).to_string()
                } else {
                    argument(&mut self.rng, ty, nulls)
                });
            }
            let call = format!("m{number}({})", args.join(", "));
            let call = if method.ret == Ty::Void {
                format!("{call};\ns = \"void\";\n")
            } else {
                format!("s = show({call});\n")
            };
            text.push_str(&format!(
                "begin({run});\ntry {{\n{call}}} catch (Throwable t) {{\ns = fail(t);\n}}\nline(\"m{number}#{run} \", s);\n"
            ));
        }
        text.push_str("}\n");
        text
    }
}

/// Indents the lines by their braces; no literal of the text has a brace.
fn indent(text: &str) -> String {
    let mut out = String::new();
    let mut depth = 0_usize;
    for line in text.lines() {
        let opened = line.matches('{').count();
        let closed = line.matches('}').count();
        let leading = line.chars().take_while(|&c| c == '}').count();
        let here = depth.saturating_sub(leading);
        if !line.is_empty() {
            out.push_str(&"    ".repeat(here));
            out.push_str(line);
        }
        out.push('\n');
        depth = (depth + opened).saturating_sub(closed);
    }
    out
}
