//! Random programs over inputs of few values, so that the JVM can say what is true of them: a method with branches, loops, calls that
//! return early or throw, calls that only compute, objects of two classes, an array and static state, and one assertion at its end.

use std::fmt::Write;

/// Where it stands in its sequence, and whether it writes code that only computes.
pub struct Random(u64, bool);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn one_of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len() as u64) as usize]
    }

    fn number(&mut self, deep: u32) -> String {
        let deeper = deep.saturating_sub(1);
        match self.below(if deep > 0 { 15 } else { 5 }) {
            8 | 9 | 10 | 13 | 14 if self.1 => format!("share({}, {})", self.number(deeper), self.number(deeper)),
            14 => format!("pure({}, {})", self.number(deeper), self.number(deeper)),
            0..3 => self.one_of(&["x", "y", "z"]).into(),
            3 => self.one_of(&["a", "b", "c", "d"]).into(),
            4 => (self.below(8) as i64 - 2).to_string(),
            5..8 => {
                let op = self.one_of(&["+", "-", "*", "^", "&", "|"]);
                format!("({} {op} {})", self.number(deeper), self.number(deeper))
            }
            8 => format!("t[{} & 3]", self.number(deeper)),
            9 => "o.get()".into(),
            10 => "total".into(),
            11 => format!("help({}, {})", self.number(deeper), self.number(deeper)),
            12 => format!("({} ? {} : {})", self.condition(deeper), self.number(deeper), self.number(deeper)),
            _ => "p.v".into(),
        }
    }

    fn condition(&mut self, deep: u32) -> String {
        let deeper = deep.saturating_sub(1);
        match self.below(if deep > 0 { 5 } else { 3 }) {
            3 => format!("({} && {})", self.condition(deeper), self.condition(deeper)),
            4 => format!("({} || {})", self.condition(deeper), self.condition(deeper)),
            _ => {
                let op = self.one_of(&["<", "==", "!=", ">=", ">"]);
                format!("{} {op} {}", self.number(deep), self.number(deep))
            }
        }
    }

    fn block(&mut self, deep: u32, looped: bool, count: u64) -> String {
        let count = if count > 0 { count } else { 1 + self.below(3) };
        (0..count).map(|_| self.statement(deep, looped)).collect()
    }

    fn statement(&mut self, deep: u32, looped: bool) -> String {
        let deeper = deep.saturating_sub(1);
        let name = self.0 % 1_000_000_007;
        match self.below(if deep > 0 { 20 } else { 8 }) {
            3..8 | 19 if self.1 => format!("{} = {};\n", self.one_of(&["x", "y", "z"]), self.number(1)),
            0..3 => format!("{} = {};\n", self.one_of(&["x", "y", "z"]), self.number(2)),
            3 => format!("t[{} & 3] = {};\n", self.number(1), self.number(2)),
            4 => format!("total = {};\n", self.number(2)),
            5 => format!("o.v = {};\n", self.number(2)),
            6 => {
                let other = self.one_of(&["A", "B"]);
                format!("o = {} ? new A({}) : new {other}({});\n", self.condition(1), self.number(1), self.number(1))
            }
            7 => match self.below(4) {
                0 => "p = o;\n".into(),
                1 => "o = p;\n".into(),
                2 => format!("p = new B({});\n", self.number(1)),
                _ => format!("p.v = {};\n", self.number(1)),
            },
            8..12 => {
                let mut text = format!("if ({}) {{\n{}}}", self.condition(1), self.block(deeper, looped, 0));
                if self.below(5) < 3 {
                    let _ = write!(text, " else {{\n{}}}", self.block(deeper, looped, 0));
                }
                text + "\n"
            }
            12..14 => {
                let end = match self.below(3) {
                    0 => "2".into(),
                    1 => "3".into(),
                    _ => format!("({} & 3)", self.number(1)),
                };
                let body = self.block(deeper, true, 0);
                format!("for (int i{name} = 0; i{name} < {end}; i{name}++) {{\n{body}}}\n")
            }
            14..16 => {
                let mut text = format!("switch ({} & 3) {{\n", self.number(1));
                for case in 0..3 {
                    let end = if self.below(10) < 3 { "" } else { "break;\n" };
                    let _ = write!(text, "case {case}:\n{}{end}", self.block(deeper, looped, 1));
                }
                let _ = write!(text, "default:\n{}}}\n", self.block(deeper, looped, 1));
                text
            }
            16 => {
                let (body, caught) = (self.block(deeper, looped, 0), self.block(deeper, looped, 0));
                let quotient = format!("x = {} / ({} & 1);\n", self.number(1), self.number(1));
                format!("try {{\n{body}{quotient}}} catch (ArithmeticException e{name}) {{\n{caught}}}\n")
            }
            17 => {
                let (argument, body) = (self.number(1), self.block(deeper, looped, 0));
                let caught = format!("catch (IllegalStateException e{name}) {{\nz++;\n}}\n");
                format!("try {{\ny = check({argument});\n{body}}} {caught}")
            }
            18 if looped => {
                let jump = self.one_of(&["break", "continue"]);
                format!("if ({}) {{\n{jump};\n}}\n", self.condition(1))
            }
            19 => format!("x += ({} ? \"ab\" : \"cde\").length();\n", self.condition(1)),
            _ => format!("z ^= {};\n", self.number(2)),
        }
    }
}

/// The program's source. Its method `target` is about the last bits of four numbers.
pub fn program(seed: u64, name: &str) -> String {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5bd1_e995, false);
    for _ in 0..4 {
        random.below(2);
    }
    let modulus = [31, 61, 97, 151][random.below(4) as usize];
    let never = random.below(modulus);
    let body = random.block(3, false, 5);
    // What it calls does not call it.
    let help = random.block(2, false, 3).replace("help(", "plus(");
    let early = random.condition(0);
    random.1 = true;
    // What it calls does not call it.
    let pure = random.block(2, false, 2).replace("pure(", "plus(").replace("help(", "plus(");
    format!(
        "public class {name} {{
static class A {{
int v;
A(int v) {{ this.v = v; }}
int get() {{ return v; }}
}}
static class B extends A {{
B(int v) {{ super(v + 1); }}
int get() {{ return v ^ 1; }}
}}
private static int total;
static int plus(int x, int y) {{ return x > y ? x - y : x + y; }}
static int check(int x) {{
if ((x & 3) == 2) {{
throw new IllegalStateException();
}}
return x + 1;
}}
static int share(int x, int y) {{ return (y & 1) == 0 ? x & 3 : x / (y & 3); }}
static int pure(int x, int y) {{
int z = 1, a = x & 1, b = y & 1, c = 2, d = 3;
{pure}if (x > y) {{
return z;
}}
return x & 7;
}}
static int help(int x, int y) {{
int z = 1, a = x & 1, b = y & 1, c = 2, d = 3;
int[] t = {{1, 2, 3, x & 7}};
A o = new A(y), p = new B(2);
{help}if ({early}) {{
return z;
}}
return x & 15;
}}
public static void target(int a, int b, int c, int d) {{
a &= 3;
b &= 3;
c &= 1;
d &= 1;
total = 0;
int x = a, y = b, z = 0;
int[] t = {{a, 1, c, 3}};
A o = new A(d), p = o;
{body}int end = x + 3 * y + 5 * z + t[0] + t[3] + o.get() + p.v + total;
assert Math.floorMod(end, {modulus}) != {never};
}}
}}
"
    )
}

/// A program that prints what is true of each.
pub fn truth(names: &[String]) -> String {
    let shows: String = names.iter().map(|name| format!("show(\"{name}\", {name}::target);\n")).collect();
    format!(
        "public class Truth {{
interface Target {{ void run(int a, int b, int c, int d); }}
static void show(String name, Target target) {{
String verdict = \"HOLDS\";
for (int i = 0; i < 64; i++) {{
try {{
target.run(i & 3, i >> 2 & 3, i >> 4 & 1, i >> 5);
}} catch (AssertionError error) {{
verdict = \"VIOLATED\";
}} catch (RuntimeException error) {{
}}
}}
System.out.println(name + \" \" + verdict);
}}
public static void main(String[] args) {{
{shows}}}
}}
"
    )
}
