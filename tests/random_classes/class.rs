//! A random class with private state: numbers, flags, an enum, another object of its kind, an array; methods that change
//! them, throw in the middle, loop and catch; and a method that looks at them. Some have more of what callers can do: static
//! state, a factory with a constructor of its own, a nested class that writes, a function that is handed out, an array that
//! is shared, a caller's object that is called, a method that a subclass overrides.

use std::fmt::Write as _;

const NUMBERS: [i32; 6] = [0, 1, 2, 3, 5, 10];

/// A random number generator that is the same everywhere.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(1))
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}

pub struct Class {
    pub text: String,
    /// Statements of a caller: calls on `object`, with `number()`, `object()`, `array()`, `hook()` for arguments.
    pub calls: Vec<String>,
    /// Expressions that give an object.
    pub makers: Vec<String>,
    /// Its method `hook` can be overridden.
    pub is_open: bool,
}

/// What a caller can do besides calling public methods on what a constructor made.
struct More {
    statics: bool,
    table: bool,
    factory: bool,
    editor: bool,
    later: bool,
    shared: bool,
    callback: bool,
    hook: bool,
}

impl More {
    /// About two of them.
    fn draw(dice: &mut Dice) -> Self {
        let mut one = || dice.chance(22);
        Self {
            statics: one(),
            table: one(),
            factory: one(),
            editor: one(),
            later: one(),
            shared: one(),
            callback: one(),
            hook: one(),
        }
    }
}

struct Maker {
    dice: Dice,
    name: String,
    numbers: Vec<String>,
    flags: Vec<String>,
    has_mode: bool,
    has_other: bool,
    has_items: bool,
    more: More,
}

pub fn class(name: &str, seed: u64) -> Class {
    let mut dice = Dice::new(seed);
    let numbers = (0..1 + dice.below(3)).map(|n| format!("i{n}")).collect();
    let flags = (0..dice.below(3)).map(|n| format!("b{n}")).collect();
    let (has_mode, has_other, has_items) = (dice.chance(50), dice.chance(40), dice.chance(30));
    let more = More::draw(&mut dice);
    Maker { dice, name: name.into(), numbers, flags, has_mode, has_other, has_items, more }.class()
}

impl Maker {
    fn class(mut self) -> Class {
        let mut text = format!("public {}class {} {{\n", if self.more.hook { "" } else { "final " }, self.name);
        let mut calls: Vec<String> = vec!["object.look();".into()];
        let mut makers = vec![format!("new {}(number())", self.name)];
        if self.has_mode {
            text += "    enum Mode { A, B, C }\n";
        }
        for field in self.numbers.clone() {
            let number = *self.dice.one(&NUMBERS);
            let value = if self.dice.chance(50) { format!(" = {number}") } else { String::new() };
            writeln!(text, "    private int {field}{value};").unwrap();
        }
        self.flags.iter().for_each(|flag| writeln!(text, "    private boolean {flag};").unwrap());
        if self.has_mode {
            text += if self.dice.chance(80) { "    private Mode mode = Mode.A;\n" } else { "    private Mode mode;\n" };
        }
        if self.has_other {
            writeln!(text, "    private {} other;", self.name).unwrap();
            writeln!(text, "    public void link({} o) {{ other = o; }}", self.name).unwrap();
            calls.push("object.link(object());".into());
        }
        if self.has_items {
            text += "    private final int[] items = new int[4];\n";
        }
        let count = self.dice.below(4);
        let body = self.statements(&["p"], count, false);
        writeln!(text, "    public {}(int p) {{\n{body}    }}", self.name).unwrap();
        for number in 0..2 + self.dice.below(3) {
            let parameters = &["x", "y"][..self.dice.below(3)];
            let count = 1 + self.dice.below(4);
            let body = self.statements(parameters, count, true);
            let declared: Vec<String> = parameters.iter().map(|p| format!("int {p}")).collect();
            writeln!(text, "    public void m{number}({}) {{\n{body}    }}", declared.join(", ")).unwrap();
            calls.push(format!("object.m{number}({});", vec!["number()"; parameters.len()].join(", ")));
        }
        self.add_more(&mut text, &mut calls, &mut makers);
        let count = 1 + self.dice.below(3);
        let body = self.statements(&["x"], count, true).replace("helper(", "Math.abs(");
        writeln!(text, "    private void helper(int x) {{\n{body}    }}").unwrap();
        text += "    public int look() {\n        int n = 0;\n";
        for _ in 0..2 + self.dice.below(4) {
            let condition = self.condition(&[], 0);
            writeln!(text, "        if ({condition}) {{\n            n++;\n        }}").unwrap();
        }
        text += "        return n;\n    }\n}\n";
        Class { text, calls, makers, is_open: self.more.hook }
    }

    fn add_more(&mut self, text: &mut String, calls: &mut Vec<String>, makers: &mut Vec<String>) {
        let name = self.name.clone();
        let field = self.number(&[]);
        if self.more.statics {
            text.push_str("    private static int count;\n    static int level = 1;\n");
            text.push_str("    public static void raise(int x) { if (x > count) { count = x; } }\n");
            calls.push(format!("{name}.raise(number());"));
            calls.push(format!("{name}.level = number();"));
        }
        if self.more.table {
            text.push_str("    private static final int[] TABLE = {1, 2, 5};\n");
            if self.dice.chance(50) {
                text.push_str("    static int[] table() { return TABLE; }\n");
                calls.push(format!("{name}.table()[below(3)] = number();"));
            }
        }
        if self.more.factory {
            let body = self.statements(&["p"], 1, false);
            writeln!(text, "    private {name}(int p, boolean made) {{\n{body}    }}").unwrap();
            writeln!(text, "    public static {name} make(int p) {{ return new {name}(p, true); }}").unwrap();
            makers.push(format!("{name}.make(number())"));
        }
        if self.more.editor {
            writeln!(text, "    static class Editor {{ void set({name} n, int x) {{ n.{field} = x; }} }}").unwrap();
            calls.push(format!("new {name}.Editor().set(object, number());"));
        }
        if self.more.later {
            writeln!(text, "    public Runnable later(int x) {{ return () -> {field} = x; }}").unwrap();
            calls.push("tasks.add(object.later(number()));".into());
        }
        if self.more.shared {
            text.push_str("    private int[] shared = {0};\n");
            text.push_str("    public void share(int[] a) { if (a.length > 0 && a[0] == 0) { shared = a; } }\n");
            calls.push("object.share(array());".into());
        }
        if self.more.callback {
            let body = self.statements(&["x"], 1, false);
            writeln!(text, "    public void with(java.util.function.IntSupplier s) {{").unwrap();
            writeln!(text, "        {field} = 3;\n        int x = s.getAsInt();").unwrap();
            writeln!(text, "        if ({field} != 3) {{\n            {field} = 0;\n        }}\n{body}    }}").unwrap();
            calls.push("object.with(() -> { step(); return number(); });".into());
        }
        if self.more.hook {
            text.push_str("    protected int hook() { return 1; }\n");
            writeln!(text, "    public void ask() {{ if (hook() > 1) {{ {field} = 2; }} }}").unwrap();
            calls.push("object.ask();".into());
        }
    }

    /// What is only there if more can be done.
    fn question(&mut self) -> Option<&'static str> {
        let more = &self.more;
        let all = [
            (more.statics, "count > 3"),
            (more.statics, "level == 1"),
            (more.table, "TABLE[1] == 2"),
            (more.shared, "shared[0] > 3"),
            (more.hook, "hook() != 1"),
        ];
        let known: Vec<&'static str> = all.iter().filter(|(has, _)| *has).map(|(_, text)| *text).collect();
        if known.is_empty() { None } else { Some(*self.dice.one(&known)) }
    }

    fn number(&mut self, parameters: &[&str]) -> String {
        let place = self.dice.below(self.numbers.len() + parameters.len());
        match self.numbers.get(place) {
            Some(field) => field.clone(),
            None => parameters[place - self.numbers.len()].to_string(),
        }
    }

    fn condition(&mut self, parameters: &[&str], depth: u32) -> String {
        let constant = *self.dice.one(&NUMBERS);
        match self.dice.below(8) {
            0..=2 => {
                let operator = *self.dice.one(&["<", "<=", "==", "!=", ">", ">="]);
                format!("{} {operator} {constant}", self.number(parameters))
            }
            3 if !self.flags.is_empty() => {
                let not = *self.dice.one(&["", "!"]);
                format!("{not}{}", self.dice.one(&self.flags))
            }
            4 if self.has_mode => {
                format!("mode {} Mode.{}", self.dice.one(&["==", "!="]), self.dice.one(&["A", "B", "C"]))
            }
            5 if self.has_other => format!("other {} null", self.dice.one(&["==", "!="])),
            6 if parameters.is_empty() => self.question().map_or_else(|| "i0 == 1".into(), str::to_string),
            _ if depth < 2 => {
                let (a, b) = (self.condition(parameters, depth + 1), self.condition(parameters, depth + 1));
                format!("({a} {} {b})", self.dice.one(&["&&", "||"]))
            }
            _ => format!("{} < {}", self.number(&[]), self.number(parameters)),
        }
    }

    fn value(&mut self, parameters: &[&str]) -> String {
        let constant = *self.dice.one(&NUMBERS);
        match self.dice.below(7) {
            0 => constant.to_string(),
            1 => self.number(&[]),
            2 => self.number(parameters),
            3 => format!("{} + {}", self.number(&[]), self.dice.one(&[1, 1, 2])),
            4 => format!("{} - 1", self.number(&[])),
            5 => format!("Math.max(0, {})", self.number(parameters)),
            _ => format!("Math.min({constant}, {})", self.number(parameters)),
        }
    }

    fn statements(&mut self, parameters: &[&str], count: usize, makes: bool) -> String {
        (0..count).map(|_| self.statement(parameters, 2, 0, makes)).collect()
    }

    /// `makes`: other objects of the class may be made.
    fn statement(&mut self, parameters: &[&str], indent: usize, depth: u32, makes: bool) -> String {
        let pad = "    ".repeat(indent);
        let (field, value) = (self.number(&[]), self.value(parameters));
        let inner = |maker: &mut Self| maker.statement(parameters, indent + 1, depth + 1, makes);
        match self.dice.below(14) {
            4 if !self.flags.is_empty() => {
                let value = self.condition(parameters, 0);
                format!("{pad}{} = {value};\n", self.dice.one(&self.flags))
            }
            5 if !self.flags.is_empty() => {
                format!("{pad}{} = {};\n", self.dice.one(&self.flags), self.dice.one(&["true", "false"]))
            }
            6 if self.has_mode => format!("{pad}mode = Mode.{};\n", self.dice.one(&["A", "A", "B", "B", "C"])),
            7 if depth < 2 => {
                let (condition, then) = (self.condition(parameters, 0), inner(self));
                let or = if self.dice.chance(50) { format!("{pad}}} else {{\n{}", inner(self)) } else { String::new() };
                format!("{pad}if ({condition}) {{\n{then}{or}{pad}}}\n")
            }
            8 if depth < 2 => {
                let condition = self.condition(parameters, 0);
                format!("{pad}if ({condition}) {{\n{pad}    throw new IllegalStateException();\n{pad}}}\n")
            }
            9 if self.has_other => match self.dice.below(4) {
                0 => format!("{pad}other = this;\n"),
                1 => format!("{pad}if (other != null) {{\n{pad}    other.{field} = {value};\n{pad}}}\n"),
                2 if makes => format!("{pad}other = new {}({});\n", self.name, self.dice.one(&NUMBERS)),
                _ => format!("{pad}other.{field} = {value};\n"),
            },
            10 if self.has_items => format!("{pad}{field} = items[{}];\n", self.number(&[])),
            11 if !parameters.is_empty() => {
                format!("{pad}{field} = {} / {};\n", self.dice.one(&NUMBERS), self.dice.one(parameters))
            }
            12 if depth < 2 => {
                let (n, bound, body) = (format!("n{depth}"), self.number(&[]), inner(self));
                format!("{pad}for (int {n} = 0; {n} < {bound} && {n} < 4; {n}++) {{\n{body}{pad}}}\n")
            }
            13 if depth < 1 => {
                let (first, second, last) = (inner(self), inner(self), inner(self));
                let end = *self.dice.one(&["catch (RuntimeException e)", "finally"]);
                format!("{pad}try {{\n{first}{second}{pad}}} {end} {{\n{last}{pad}}}\n")
            }
            14.. => format!("{pad}{field}++;\n"),
            3 if depth < 2 => format!("{pad}helper({value});\n"),
            _ => format!("{pad}{field} = {value};\n"),
        }
    }
}
