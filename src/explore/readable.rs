//! Values of a witness for people: from the notation of the replay classes (`jdk-stubs/replay`, class `Inputs`) to what
//! one would write in Java, with simple class names. What cannot be read is shown as it is.

/// Values inside values; witnesses have fewer.
const DEEPEST: u32 = 400;

/// `int 5` is `5`, `array int [int 1]` is `new int[] {1}`, `new a.B(int)[int 1].put(int)[int 2]` is
/// `new B(1), then put(2)`.
pub fn readable(value: &str) -> String {
    let mut reader = Reader { rest: value.trim(), depth: 0 };
    match reader.value() {
        Some(text) if reader.rest.is_empty() => text,
        _ => value.to_string(),
    }
}

struct Reader<'t> {
    rest: &'t str,
    depth: u32,
}

impl<'t> Reader<'t> {
    fn eat(&mut self, text: &str) -> bool {
        let found = self.rest.strip_prefix(text);
        self.rest = found.unwrap_or(self.rest);
        found.is_some()
    }

    /// Up to one of these, which stays.
    fn until(&mut self, ends: &[char]) -> &'t str {
        let (word, rest) = self.rest.split_at(self.rest.find(ends).unwrap_or(self.rest.len()));
        self.rest = rest;
        word
    }

    fn literal(&mut self) -> &'t str {
        self.until(&[',', ']', '}', ')', ':', ' '])
    }

    /// A class name or type, and the space after it.
    fn name(&mut self) -> &'t str {
        let name = self.until(&[' ', ',', ']', '}', '(', '{']);
        self.eat(" ");
        name
    }

    fn value(&mut self) -> Option<String> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let value = self.plain();
        self.depth -= 1;
        value
    }

    fn plain(&mut self) -> Option<String> {
        if self.rest.starts_with('#') {
            let number = self.literal();
            return if self.eat(" = ") {
                Some(format!("{number} = {}", self.value()?))
            } else {
                Some(number.to_string())
            };
        }
        // Only in front of a call that is made before all others.
        self.eat("before ");
        let kind = self.until(&[' ', ',', ']', '}', ')', ':']);
        if kind == "null" {
            return Some("null".to_string());
        }
        if !self.eat(" ") {
            return None;
        }
        match kind {
            "boolean" | "byte" | "short" | "int" => Some(self.literal().to_string()),
            "long" => Some(format!("{}L", self.literal())),
            "char" => self.character(),
            "float" => Some(real(self.literal(), "Float", "f")),
            "double" => Some(real(self.literal(), "Double", "")),
            "thrown" => Some(format!("throw new {}()", simple(self.literal()))),
            "string" | "literal" => self.string(),
            "enum" => {
                let class = self.name();
                Some(format!("{}.{}", simple(class), self.literal()))
            }
            "class" => Some(format!("{}.class", simple(self.literal()))),
            "array" => {
                let element = self.type_name();
                Some(format!("new {}[] {{{}}}", simple(element), self.list()?.join(", ")))
            }
            "list" => self.list().map(|items| of("List.of", "Arrays.asList", &items)),
            "set" => self.list().map(|items| of("Set.of", "Arrays.asList", &items)),
            "map" => self.map(),
            "optional" => {
                let value = self.value()?;
                Some(if value == "null" { "Optional.empty()".into() } else { format!("Optional.of({value})") })
            }
            "record" => {
                let class = self.name();
                Some(format!("new {}({})", simple(class), self.list()?.join(", ")))
            }
            "object" => self.object(),
            "new" => self.built(true),
            "call" => self.built(false),
            "function" => {
                let class = self.name();
                Some(format!("new {}() {{ {} }}", simple(class), self.methods()?))
            }
            "written" => {
                let methods = self.methods()?;
                self.eat(" ");
                Some(format!("{} {{ {methods} }}", self.value()?))
            }
            _ => None,
        }
    }

    /// `{m(int): [int 1, int 2], n(): []}` is `m: 1, 2; n`.
    fn methods(&mut self) -> Option<String> {
        if !self.eat("{") {
            return None;
        }
        let mut found = Vec::new();
        while !self.eat("}") {
            self.eat(", ");
            let name = self.until(&['(']);
            self.until(&[':']);
            self.eat(": ");
            let answers = self.list()?;
            found.push(if answers.is_empty() { name.to_string() } else { format!("{name}: {}", answers.join(", ")) });
        }
        Some(found.join("; "))
    }

    /// A type, which may end in brackets, and the space after it.
    fn type_name(&mut self) -> &'t str {
        let end = self.rest.find(' ').unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.eat(" ");
        name
    }

    /// The number of a UTF-16 unit.
    fn character(&mut self) -> Option<String> {
        let unit: u16 = self.literal().parse().ok()?;
        Some(match char::from_u32(u32::from(unit)) {
            Some('\'') => "'\\''".to_string(),
            Some('\\') => "'\\\\'".to_string(),
            Some('\n') => "'\\n'".to_string(),
            Some('\r') => "'\\r'".to_string(),
            Some('\t') => "'\\t'".to_string(),
            Some(c @ ' '..='~') => format!("'{c}'"),
            _ => format!("'\\u{unit:04x}'"),
        })
    }

    /// Already a Java literal.
    fn string(&mut self) -> Option<String> {
        if !self.rest.starts_with('"') {
            return None;
        }
        let mut escaped = false;
        let end = self.rest.char_indices().skip(1).find(|(_, c)| {
            let ends = *c == '"' && !escaped;
            escaped = *c == '\\' && !escaped;
            ends
        });
        let (text, rest) = self.rest.split_at(end?.0 + 1);
        self.rest = rest;
        Some(text.to_string())
    }

    /// `[V, V]`.
    fn list(&mut self) -> Option<Vec<String>> {
        let mut items = Vec::new();
        if !self.eat("[") {
            return None;
        }
        if self.eat("]") {
            return Some(items);
        }
        loop {
            items.push(self.value()?);
            if self.eat("]") {
                return Some(items);
            }
            if !self.eat(", ") {
                return None;
            }
        }
    }

    /// `[V: V, V: V]`.
    fn map(&mut self) -> Option<String> {
        let mut items = Vec::new();
        if !self.eat("[") {
            return None;
        }
        while !self.eat("]") {
            if !items.is_empty() && !self.eat(", ") {
                return None;
            }
            items.push(self.value()?);
            if !self.eat(": ") {
                return None;
            }
            items.push(self.value()?);
        }
        if items.iter().any(|item| item == "null") {
            let pairs: Vec<String> = items.chunks_exact(2).map(|pair| format!("{} = {}", pair[0], pair[1])).collect();
            return Some(format!("Map {{{}}}", pairs.join(", ")));
        }
        Some(format!("Map.of({})", items.join(", ")))
    }

    /// `pkg.Node {value: V, pkg.Base.value: V}`.
    fn object(&mut self) -> Option<String> {
        let class = self.name();
        Some(format!("{} {{{}}}", simple(class), self.fields()?.join(", ")))
    }

    /// `{value: V, pkg.Base.value: V}`, each as an assignment.
    fn fields(&mut self) -> Option<Vec<String>> {
        if !self.eat("{") {
            return None;
        }
        let mut fields = Vec::new();
        while !self.eat("}") {
            if !fields.is_empty() && !self.eat(", ") {
                return None;
            }
            let name = self.until(&[':']);
            if !self.eat(": ") {
                return None;
            }
            fields.push(format!("{name} = {}", self.value()?));
        }
        Some(fields)
    }

    /// `pkg.Node(int)[V].add(int)[V]`, or `pkg.Node.of(int)[V]` for what a static method gives.
    fn built(&mut self, is_new: bool) -> Option<String> {
        let made = self.until(&['(']);
        let maker = match made.rsplit_once('.').filter(|_| !is_new) {
            Some((class, method)) => format!("{}.{method}", simple(class)),
            None => format!("new {}", simple(made)),
        };
        let mut text = format!("{maker}{}", self.call()?);
        let mut steps = Vec::new();
        loop {
            if self.eat(".") {
                if self.rest.starts_with('{') {
                    steps.append(&mut self.fields()?);
                    continue;
                }
                let name = self.until(&['(']);
                steps.push(format!("{name}{}", self.call()?));
            } else if self.eat(">") {
                // A builder: its calls are written one behind the other.
                let name = self.until(&['(']);
                steps.push(format!("{name}{}", self.call()?));
                text = format!("{text}.{}", std::mem::take(&mut steps).join("."));
            } else {
                break;
            }
        }
        if !steps.is_empty() {
            text += &format!(", then {}", steps.join(", "));
        }
        Some(text)
    }

    /// The arguments, without their types, and what the call throws.
    fn call(&mut self) -> Option<String> {
        self.until(&[')']);
        if !self.eat(")") {
            return None;
        }
        let mut text = format!("({})", self.list()?.join(", "));
        if self.eat(" throws(") {
            text += &format!(" throws {}", simple(self.until(&[')'])));
            if !self.eat(")") {
                return None;
            }
        }
        Some(text)
    }
}

fn of(plain: &str, with_nulls: &str, items: &[String]) -> String {
    let method = if items.iter().any(|item| item == "null") { with_nulls } else { plain };
    format!("{method}({})", items.join(", "))
}

fn real(literal: &str, class: &str, suffix: &str) -> String {
    match literal {
        "NaN" => format!("{class}.NaN"),
        "Infinity" => format!("{class}.POSITIVE_INFINITY"),
        "-Infinity" => format!("{class}.NEGATIVE_INFINITY"),
        _ => format!("{literal}{suffix}"),
    }
}

/// Without the package.
fn simple(name: &str) -> String {
    name.rsplit('.').next().unwrap_or(name).replace('$', ".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_as_in_java() {
        for (value, expected) in [
            ("int -5", "-5"),
            ("boolean true", "true"),
            ("long 9", "9L"),
            ("char 97", "'a'"),
            ("char 39", "'\\''"),
            ("char 7", "'\\u0007'"),
            ("float 1.5", "1.5f"),
            ("double NaN", "Double.NaN"),
            ("string \"a, ]\\\"b\"", "\"a, ]\\\"b\""),
            ("null", "null"),
            ("enum a.b.Color RED", "Color.RED"),
            ("class a.b.Color", "Color.class"),
            ("array int [int 1, int 2]", "new int[] {1, 2}"),
            ("array a.Node[] [null]", "new Node[][] {null}"),
            ("array java.lang.String []", "new String[] {}"),
            ("list [int 1, string \"x\"]", "List.of(1, \"x\")"),
            ("list [null]", "Arrays.asList(null)"),
            ("map [string \"k\": int 1]", "Map.of(\"k\", 1)"),
            ("map [string \"k\": null]", "Map {\"k\" = null}"),
            ("map []", "Map.of()"),
            ("optional null", "Optional.empty()"),
            ("optional int 3", "Optional.of(3)"),
            ("record a.Point [int 1, double -0.0]", "new Point(1, -0.0)"),
            ("object a.Node {}", "Node {}"),
            (
                "#1 = object a.N$M {value: int 1, a.Base.value: long 2, next: #1}",
                "#1 = N.M {value = 1, a.Base.value = 2L, next = #1}",
            ),
            ("new a.Box()[]", "new Box()"),
            (
                "new a.Box(int,java.lang.String)[int 1, null].put(int)[int 2].clear()[]",
                "new Box(1, null), then put(2), clear()",
            ),
            ("call a.Box.of(int)[int 1].{b: int 2, c: null}", "Box.of(1), then b = 2, c = null"),
            ("new a.Maker()[].size(int)[int 1]>make()[]", "new Maker().size(1).make()"),
            (
                "new a.Box()[].put(int)[int -1] throws(a.Full$Now).clear()[]",
                "new Box(), then put(-1) throws Full.Now, clear()",
            ),
            ("list [new a.Box()[].put()[] throws(a.Full), int 3]", "List.of(new Box(), then put() throws Full, 3)"),
            ("before call a.Box.limit(int)[int -1] throws(a.Full)", "Box.limit(-1) throws Full"),
            ("before new a.Box()[]", "new Box()"),
        ] {
            assert_eq!(readable(value), expected, "{value}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_shown_as_it_is() {
        for value in [
            "",
            "int",
            "frob 3",
            "array int [int 1",
            "list [int 1 int 2]",
            "object A {a}",
            "char x",
            "new A",
            "new A()[] throws(B",
        ] {
            assert_eq!(readable(value), value);
        }
        let deep = format!("{}null{}", "list [".repeat(5000), "]".repeat(5000));
        assert_eq!(readable(&deep), deep);
    }
}
