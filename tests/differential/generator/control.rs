//! Statements with nested statements, and switch expressions.
//!
//! For every statement it is known whether it can complete normally, by the
//! rules of the language specification, so that no statement is unreachable
//! and no method lacks a `return`.

use super::context::{Code, Gen, Target};
use super::types::{COLORS, Prim, Ty};

/// The exceptions that are caught, subclasses before their superclasses; each
/// with the places of its superclasses in this list.
const CAUGHT: [(&str, &[usize]); 17] = [
    ("ArithmeticException", &[13, 14, 16]),
    ("ArrayIndexOutOfBoundsException", &[2, 13, 14, 16]),
    ("IndexOutOfBoundsException", &[13, 14, 16]),
    ("NegativeArraySizeException", &[13, 14, 16]),
    ("NullPointerException", &[13, 14, 16]),
    ("ClassCastException", &[13, 14, 16]),
    ("ArrayStoreException", &[13, 14, 16]),
    ("NumberFormatException", &[8, 13, 14, 16]),
    ("IllegalArgumentException", &[13, 14, 16]),
    ("IllegalStateException", &[13, 14, 16]),
    ("NoSuchElementException", &[13, 14, 16]),
    ("Own2", &[12, 13, 14, 16]),
    ("Own", &[13, 14, 16]),
    ("RuntimeException", &[14, 16]),
    ("Exception", &[16]),
    ("Error", &[16]),
    ("Throwable", &[]),
];

const SPARSE: [&str; 12] =
    ["0", "1", "(-1)", "7", "100", "127", "128", "1000", "65536", "2147483647", "(-2147483648)", "(-50)"];

const WORDS: [&str; 9] =
    ["\"Aa\"", "\"BB\"", "\"AaBB\"", "\"BBAa\"", "\"\"", "\"hello\"", "\"42\"", "\"a\"", "\"\\u03a9\""];

impl Gen {
    /// `if` with or without `else`, sometimes with a type pattern.
    pub fn if_statement(&mut self) -> Code {
        let depth = self.depth();
        let scope = self.vars.len();
        let test = if self.world && self.rng.chance(15) {
            let name = self.fresh("q");
            let (class, ty) = self.rng.pick(&[
                ("Integer", Ty::Boxed(Prim::Int)),
                ("String", Ty::Str),
                ("Base", Ty::Base),
                ("int[]", Ty::Arr(Prim::Int)),
                ("Rec", Ty::Rec),
            ]);
            let subject = self.expr(Ty::Obj, 2);
            self.declare(&name, ty, true, true);
            format!("{subject} instanceof {class} {name}")
        } else {
            self.expr(Ty::P(Prim::Bool), depth)
        };
        let yes = self.small_block();
        self.vars.truncate(scope);
        if self.rng.chance(45) {
            return Code::falling(format!("if ({test}) {{\n{}}}\n", yes.text));
        }
        let no = self.small_block();
        Code { text: format!("if ({test}) {{\n{}}} else {{\n{}}}\n", yes.text, no.text), falls: yes.falls || no.falls }
    }

    fn push_target(&mut self, label: Option<String>, is_loop: bool, plain: bool) {
        self.targets.push(Target { label, is_loop, plain, broke: false, continued: false });
    }

    /// A loop body, and whether the loop was left or continued by a jump.
    fn loop_body(&mut self, label: Option<String>) -> (Code, bool, bool) {
        self.push_target(label, true, true);
        self.loops += 1;
        let code = self.small_block();
        self.loops -= 1;
        let (broke, continued) = match self.targets.pop() {
            Some(target) => (target.broke, target.continued),
            None => (false, false),
        };
        (code, broke, continued)
    }

    /// A loop. Each has a counter and asks for fuel before it goes on.
    pub fn loop_statement(&mut self) -> Code {
        self.written_loops += 1;
        let label = if self.rng.chance(35) { Some(self.fresh("L")) } else { None };
        let prefix = label.as_ref().map_or(String::new(), |l| format!("{l}: "));
        let bound = if self.loops > 0 { self.rng.range(1, 3) } else { self.rng.range(2, 5) };
        let scope = self.vars.len();
        let name = self.fresh("i");
        let code = match self.rng.below(9) {
            0..=2 => {
                self.declare(&name, Ty::P(Prim::Int), true, false);
                if let Some(var) = self.vars.last_mut() {
                    var.small = true;
                }
                let (body, _, _) = self.loop_body(label);
                Code::falling(format!(
                    "{prefix}for (int {name} = 0; {name} < {bound} && tick(); {name}++) {{\n{}}}\n",
                    body.text
                ))
            }
            3 => {
                let (java, p, head) = self.rng.pick(&[
                    ("int", Prim::Int, "# = 20; # > 1 && tick(); # /= 2"),
                    ("int", Prim::Int, "# = 1; # != 0 && tick(); # <<= 7"),
                    ("long", Prim::Long, "# = -3L; # < 40000000000L && tick(); # = # * -70000L + 1L"),
                    ("byte", Prim::Byte, "# = 125; # > 0 && tick(); #++"),
                    ("char", Prim::Char, "# = 'a'; # < 'f' && tick(); # += 2"),
                    ("short", Prim::Short, "# = 32765; # > 0 && tick(); #++"),
                    ("float", Prim::Float, "# = 1.0f; # < 30.0f && tick(); # *= 2.5f"),
                    ("double", Prim::Double, "# = 1.0; # > 0.1 && tick(); # /= 1.7"),
                ]);
                let head = head.replace('#', &name);
                self.declare(&name, Ty::P(p), true, false);
                let (body, _, _) = self.loop_body(label);
                Code::falling(format!("{prefix}for ({java} {head}) {{\n{}}}\n", body.text))
            }
            4 => {
                let test = self.expr(Ty::P(Prim::Bool), 2);
                self.declare(&name, Ty::P(Prim::Int), true, false);
                let (body, _, _) = self.loop_body(label);
                Code::falling(format!(
                    "int {name} = 0;\n{prefix}while ({name}++ < {bound} && tick() && ({test} | {name} < 2)) {{\n{}}}\n",
                    body.text
                ))
            }
            5..=6 => {
                let (body, broke, continued) = self.loop_body(label);
                let test = self.expr(Ty::P(Prim::Bool), 2);
                Code {
                    text: format!(
                        "int {name} = {bound};\n{prefix}do {{\n{}}} while (--{name} > 0 && tick() && ({test} || {name} > 1));\n",
                        body.text
                    ),
                    falls: body.falls || broke || continued,
                }
            }
            7 => {
                let (java, p) = self.rng.pick(&[
                    ("int", Prim::Int),
                    ("long", Prim::Long),
                    ("char", Prim::Char),
                    ("double", Prim::Double),
                    ("byte", Prim::Byte),
                ]);
                let array = self.expr(Ty::Arr(p), 1);
                let last = self.rng.chance(60);
                self.declare(&name, Ty::P(p), last, last);
                let (body, _, _) = self.loop_body(label);
                let last = if last { "final " } else { "" };
                Code::falling(format!("{prefix}for ({last}{java} {name} : {array}) {{\ntick();\n{}}}\n", body.text))
            }
            _ => {
                self.declare(&name, Ty::P(Prim::Int), true, false);
                let (body, _, _) = self.loop_body(label);
                let head = self.rng.pick(&["for (;;)", "while (true)"]);
                Code::falling(format!(
                    "int {name} = 0;\n{prefix}{head} {{\ntick();\nif ({name}++ >= {bound}) {{\nbreak;\n}}\n{}}}\n",
                    body.text
                ))
            }
        };
        self.vars.truncate(scope);
        code
    }

    /// A selector of a switch, and different labels that fit it; the flag
    /// says that the labels are all constants of the enum.
    fn selector(&mut self, depth: u32) -> (String, Vec<String>, bool) {
        let count = self.rng.range(2, 5);
        match self.rng.below(if self.world { 10 } else { 7 }) {
            0..=1 => {
                let low = self.rng.below(7) as i64 - 3;
                let labels = (0..count as i64).map(|at| format!("({})", low + at)).collect();
                let form = self.rng.pick(&["(#i % 5)", "((#i & 7) - 3)", "#i", "((short) (#h & 3))"]);
                (self.fill(form, depth), labels, false)
            }
            2..=3 => {
                let labels: Vec<&str> = self.rng.sample(&SPARSE, count);
                let value = self.expr(Ty::P(Prim::Int), depth);
                let selector = format!("one({value}, {}, 17)", labels.join(", "));
                (selector, labels.iter().map(|l| l.to_string()).collect(), false)
            }
            4 => {
                let labels = (0..count).map(|at| format!("'{}'", (b'a' + at as u8 * 2) as char)).collect();
                let form = self.rng.pick(&["#c", "((char) ('a' + (#i & 7)))", "at(#s, #i)"]);
                (self.fill(form, depth), labels, false)
            }
            5..=6 => {
                let labels: Vec<&str> = self.rng.sample(&WORDS, count);
                let selector = if self.rng.chance(30) {
                    self.expr(Ty::Str, depth)
                } else {
                    let value = self.expr(Ty::P(Prim::Int), depth);
                    format!("one({value}, {}, \"other\")", labels.join(", "))
                };
                (selector, labels.iter().map(|l| l.to_string()).collect(), false)
            }
            7 => {
                let labels = (0..count).map(|at| at.to_string()).collect();
                (self.fill("Integer.valueOf(#i & 3)", depth), labels, false)
            }
            _ => {
                let all = self.rng.chance(40);
                let labels = self.rng.sample(&COLORS, if all { COLORS.len() } else { count });
                (self.expr(Ty::Color, depth), labels.iter().map(|l| l.to_string()).collect(), all)
            }
        }
    }

    /// The label groups of a switch, with the place of `default` if any.
    fn groups(&mut self, labels: Vec<String>, with_default: bool) -> Vec<Option<Vec<String>>> {
        let mut groups: Vec<Option<Vec<String>>> = Vec::new();
        for label in labels {
            match groups.last_mut() {
                Some(Some(group)) if self.rng.chance(25) => group.push(label),
                _ => groups.push(Some(vec![label])),
            }
        }
        if with_default {
            let at = if self.rng.chance(70) { groups.len() } else { self.rng.below(groups.len()) };
            groups.insert(at, None);
        }
        groups
    }

    /// A switch statement, with colons or with arrows.
    pub fn switch_statement(&mut self) -> Code {
        let depth = self.depth().min(3);
        let (selector, labels, _) = self.selector(depth);
        let with_default = self.rng.chance(65);
        let groups = self.groups(labels, with_default);
        let arrows = self.rng.chance(45);
        self.push_target(None, false, true);
        let mut text = format!("switch ({selector}) {{\n");
        let mut falls = !with_default;
        let last = groups.len() - 1;
        for (at, group) in groups.iter().enumerate() {
            let code = self.small_block();
            if arrows {
                let head = match group {
                    Some(labels) => format!("case {}", labels.join(", ")),
                    None => "default".to_string(),
                };
                text.push_str(&format!("{head} -> {{\n{}}}\n", code.text));
                falls |= code.falls;
                continue;
            }
            match group {
                Some(labels) => {
                    for label in labels {
                        text.push_str(&format!("case {label}:\n"));
                    }
                }
                None => text.push_str("default:\n"),
            }
            text.push_str(&format!("{{\n{}}}\n", code.text));
            if code.falls && self.rng.chance(70) {
                text.push_str("break;\n");
                falls = true;
            } else if at == last {
                falls |= code.falls;
            }
        }
        text.push_str("}\n");
        if let Some(target) = self.targets.pop() {
            falls |= target.broke;
        }
        Code { text, falls }
    }

    /// A switch expression of the type, for use as an operand.
    pub fn switch_value(&mut self, ty: Ty, depth: u32) -> Option<String> {
        let outer = std::mem::replace(&mut self.stacked, true);
        let value = self.switch_expression(ty, depth);
        self.stacked = outer;
        value
    }

    /// A switch expression of the type, for use as a whole statement's value.
    pub fn switch_expression(&mut self, ty: Ty, depth: u32) -> Option<String> {
        if self.nest > 3 || self.stmts_left < 4 || self.loops > 1 {
            return None;
        }
        let depth = depth.min(2);
        let (selector, labels, all) = self.selector(depth.min(1));
        let with_default = !all || self.rng.chance(50);
        let groups = self.groups(labels, with_default);
        let arrows = self.rng.chance(75);
        let targets = std::mem::take(&mut self.targets);
        let ret = self.ret.take();
        let yields = self.yields.replace(ty);
        let mut text = format!("(switch ({selector}) {{\n");
        for group in &groups {
            let head = match group {
                Some(labels) => format!("case {}", labels.join(", ")),
                None => "default".to_string(),
            };
            let arm = if !arrows || self.rng.chance(30) {
                let scope = self.vars.len();
                self.nest += 1;
                let count = self.rng.range(1, 2);
                let mut code = self.statements(count);
                if code.falls {
                    let value = self.expr(ty, depth);
                    code.text.push_str(&format!("yield ({value});\n"));
                }
                self.nest -= 1;
                self.vars.truncate(scope);
                format!("{{\n{}}}\n", code.text)
            } else if group.is_some() && self.risky() {
                format!("throw {};\n", self.thrown())
            } else {
                format!("{};\n", self.expr(ty, depth))
            };
            text.push_str(&format!("{head}{} {arm}", if arrows { " ->" } else { ":" }));
        }
        text.push_str("})");
        self.targets = targets;
        self.ret = ret;
        self.yields = yields;
        Some(text)
    }

    /// `try` with handlers, `finally` or both.
    pub fn try_statement(&mut self) -> Code {
        if self.stacked {
            return self.if_statement();
        }
        let with_finally = self.rng.chance(45);
        let low = usize::from(!with_finally);
        let count = self.rng.range(low, 3);
        // The end comes first: jumps do not count if it cannot complete.
        let outer = self.tries;
        let end = if with_finally { Some(self.small_block()) } else { None };
        let jumps = self.jumps();
        if count > 0 {
            self.tries += 1;
        }
        let resource = self.world && self.rng.chance(15);
        let scope = self.vars.len();
        let head =
            if resource { self.fill("try (Res @0 = new Res(#i); Res @1 = new Res(#k))", 1) } else { "try".to_string() };
        let body = self.small_block();
        self.vars.truncate(scope);
        self.tries = outer;
        let mut text = format!("{head} {{\n{}}}", body.text);
        let mut falls = body.falls;
        for types in self.handlers(count) {
            let name = self.fresh("e");
            let code = self.handler(&types, &name);
            text.push_str(&format!(" catch ({} {name}) {{\n{}}}", types.join(" | "), code.text));
            falls |= code.falls;
        }
        if let Some(end) = end {
            text.push_str(&format!(" finally {{\n{}}}", end.text));
            if !end.falls {
                self.forget_jumps(&jumps);
                falls = false;
            }
        }
        text.push('\n');
        Code { text, falls }
    }

    /// The exception types of `count` handlers, in an order in which each can
    /// be reached.
    fn handlers(&mut self, count: usize) -> Vec<Vec<String>> {
        let all: Vec<usize> = (0..CAUGHT.len()).collect();
        let mut chosen = self.rng.sample(&all, count);
        if count > 0 && self.rng.chance(60) && !chosen.iter().any(|&at| at >= 13) {
            chosen.pop();
            chosen.push(self.rng.pick(&[13, 13, 14, 16]));
        }
        chosen.sort_unstable();
        let mut handlers: Vec<Vec<String>> = Vec::new();
        for &at in &chosen {
            let mut types = vec![CAUGHT[at].0.to_string()];
            if self.rng.chance(30) {
                // Another type for the same handler: unrelated to it, and
                // without a superclass that has been caught before.
                let other = self.rng.below(12);
                let taken = chosen.contains(&other) || handlers.iter().flatten().any(|t| t == CAUGHT[other].0);
                let related = CAUGHT[other].1.contains(&at) || CAUGHT[at].1.contains(&other);
                let hidden = chosen.iter().any(|c| *c < at && CAUGHT[other].1.contains(c));
                let hides = chosen.iter().any(|c| CAUGHT[*c].1.contains(&other));
                let seen = handlers.iter().flatten().any(|t| CAUGHT[other].1.iter().any(|s| CAUGHT[*s].0 == t));
                if !taken && !related && !hidden && !hides && !seen && other != at {
                    types.push(CAUGHT[other].0.to_string());
                }
            }
            handlers.push(types);
        }
        handlers
    }

    /// The inside of a handler.
    fn handler(&mut self, types: &[String], name: &str) -> Code {
        let own = types.len() == 1 && types[0].starts_with("Own");
        let first = match self.rng.below(5) {
            0 if own => format!("sI ^= {name}.code;\n"),
            1 => format!("sT = {name}.getClass().getSimpleName();\n"),
            2 => format!("sH = mix(sH, note({name}));\n"),
            3 => format!("sI += {name}.getMessage() == null ? 3 : 5;\n"),
            _ => String::new(),
        };
        let code = self.small_block();
        let mut text = first;
        text.push_str(&code.text);
        let unchecked = types.len() == 1 && !matches!(types[0].as_str(), "Exception" | "Throwable");
        if code.falls && unchecked && self.rng.chance(6) {
            text.push_str(&format!("throw {name};\n"));
            return Code::ending(text);
        }
        Code { text, falls: code.falls }
    }

    /// A block in a label or under a lock.
    pub fn wrapped(&mut self) -> Code {
        if !self.stacked && self.rng.chance(50) {
            let lock = self.rng.pick(&["LOCK", "#K.class", "sA", "(Object) #s", "#A"]);
            let lock = self.fill(lock, 1);
            let code = self.small_block();
            return Code { text: format!("synchronized ({lock}) {{\n{}}}\n", code.text), falls: code.falls };
        }
        let label = self.fresh("L");
        self.push_target(Some(label.clone()), false, false);
        let code = self.small_block();
        let broke = self.targets.pop().is_some_and(|target| target.broke);
        Code { text: format!("{label}: {{\n{}}}\n", code.text), falls: code.falls || broke }
    }
}
