//! Java expressions on their own, such as the predicates of labels: parsed as the initialiser of a field, so that the grammar is that
//! of whole files. What has effects or is not an expression of values (assignments, `++`, lambdas, `new`) is refused by name.

use tree_sitter::{Node, Parser};

use super::checked_literal::{self, Integer};

const BEFORE: &str = "class A { boolean b = ";
const BEHIND: &str = "; }";
/// Deeper expressions are refused.
const DEEPEST: u32 = 200;

/// An expression and where it begins: bytes into the text.
#[derive(Clone, PartialEq, Debug)]
pub struct Expr {
    pub at: usize,
    pub kind: Kind,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    Boolean(bool),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Char(u16),
    /// Its UTF-16 units.
    Text(Vec<u16>),
    Null,
    This,
    Name(String),
    Select(Box<Expr>, String),
    Index(Box<Expr>, Box<Expr>),
    Call {
        of: Option<Box<Expr>>,
        name: String,
        arguments: Vec<Expr>,
    },
    /// `-`, `+`, `~` or `!`.
    Unary(String, Box<Expr>),
    /// An operator of two operands, `&&` and `||` too.
    Binary(String, Box<Expr>, Box<Expr>),
    Ternary(Box<Expr>, Box<Expr>, Box<Expr>),
    /// A type as it is written.
    Cast(String, Box<Expr>),
    Instance(Box<Expr>, String),
}

/// What is wrong, and where: bytes into the text.
pub type Fault = (usize, String);

/// Reads expressions, one after the other.
pub struct Expressions {
    parser: Parser,
}

impl Expressions {
    pub fn new() -> Result<Self, Fault> {
        let mut parser = Parser::new();
        let language = tree_sitter_java_orchard::LANGUAGE.into();
        parser.set_language(&language).map_err(|error| fail(&format!("the Java grammar does not load: {error}")))?;
        Ok(Self { parser })
    }

    pub fn parse(&mut self, text: &str) -> Result<Expr, Fault> {
        if text.trim().is_empty() {
            return Err(fail("expected a Java Boolean expression"));
        }
        let whole = format!("{BEFORE}{text}{BEHIND}");
        let tree = self.parser.parse(&whole, None).ok_or_else(|| fail("the parser gave up"))?;
        if let Some(node) = first_error(tree.root_node()) {
            let at = node.start_byte().saturating_sub(BEFORE.len()).min(text.len());
            let rest = text.get(at..).unwrap_or_default().trim();
            let found = if rest.is_empty() { "the end of the line".to_string() } else { format!("'{rest}'") };
            return Err((at, format!("expected a Java expression, found {found}")));
        }
        let value = initialiser(tree.root_node()).filter(|v| v.end_byte() >= BEFORE.len() + text.trim_end().len());
        let value = value.ok_or_else(|| fail("expected one Java expression"))?;
        Reader { whole: &whole }.expr(value, 0)
    }
}

fn fail(what: &str) -> Fault {
    (0, what.to_string())
}

/// The innermost node that is wrong, the first of them; a loop, since what is wrong may be nested as deeply as it likes.
fn first_error(root: Node<'_>) -> Option<Node<'_>> {
    let mut found = None;
    let mut here = Some(root).filter(Node::has_error);
    while let Some(node) = here {
        if node.is_error() || node.is_missing() {
            found = Some(node);
        }
        let mut walk = node.walk();
        here = node.children(&mut walk).find(Node::has_error);
    }
    found
}

/// The initialiser of the only field of the only class.
fn initialiser(root: Node<'_>) -> Option<Node<'_>> {
    let class = root.named_child(0).filter(|_| root.named_child_count() == 1)?;
    let body = class.child_by_field_name("body")?;
    // More than one declarator has no one initialiser.
    let field = body.named_child(0).filter(|_| body.named_child_count() == 1)?;
    let mut walk = field.walk();
    let mut declared = field.children_by_field_name("declarator", &mut walk);
    let first = declared.next()?;
    if declared.next().is_some() { None } else { first.child_by_field_name("value") }
}

struct Reader<'t> {
    whole: &'t str,
}

impl Reader<'_> {
    fn text(&self, node: Node<'_>) -> &str {
        self.whole.get(node.byte_range()).unwrap_or_default()
    }

    fn part(&self, node: Node<'_>, name: &str, depth: u32) -> Result<Box<Expr>, Fault> {
        match node.child_by_field_name(name) {
            Some(child) => self.expr(child, depth + 1).map(Box::new),
            None => Err(self.fault(node, "expected an operand")),
        }
    }

    fn name(&self, node: Node<'_>, name: &str) -> String {
        node.child_by_field_name(name).map(|child| self.text(child).to_string()).unwrap_or_default()
    }

    fn at(&self, node: Node<'_>) -> usize {
        node.start_byte().saturating_sub(BEFORE.len())
    }

    fn fault(&self, node: Node<'_>, what: &str) -> Fault {
        (self.at(node), what.to_string())
    }

    fn expr(&self, node: Node<'_>, depth: u32) -> Result<Expr, Fault> {
        if depth > DEEPEST {
            return Err(self.fault(node, "the expression is nested too deeply"));
        }
        let text = self.text(node);
        let kind = match node.kind() {
            "parenthesized_expression" => match node.named_child(0) {
                Some(inner) => return self.expr(inner, depth + 1),
                None => return Err(self.fault(node, "expected an expression in parentheses")),
            },
            "true" => Kind::Boolean(true),
            "false" => Kind::Boolean(false),
            "null_literal" => Kind::Null,
            "this" => Kind::This,
            "identifier" => Kind::Name(text.to_string()),
            "decimal_integer_literal" | "hex_integer_literal" | "octal_integer_literal" | "binary_integer_literal" => {
                self.integer(node, false)?
            }
            "decimal_floating_point_literal" => self.floating(node)?,
            "character_literal" => Kind::Char(checked_literal::character(text).map_err(|why| self.fault(node, &why))?),
            "string_literal" => Kind::Text(checked_literal::string(text).map_err(|why| self.fault(node, &why))?),
            "field_access" => Kind::Select(self.part(node, "object", depth)?, self.name(node, "field")),
            "scoped_identifier" => Kind::Select(self.part(node, "scope", depth)?, self.name(node, "name")),
            "array_access" => Kind::Index(self.part(node, "array", depth)?, self.part(node, "index", depth)?),
            "method_invocation" => {
                let of = match node.child_by_field_name("object") {
                    Some(object) => Some(Box::new(self.expr(object, depth + 1)?)),
                    None => None,
                };
                let mut arguments = Vec::new();
                if let Some(list) = node.child_by_field_name("arguments") {
                    let mut walk = list.walk();
                    for argument in list.named_children(&mut walk) {
                        arguments.push(self.expr(argument, depth + 1)?);
                    }
                }
                Kind::Call { of, name: self.name(node, "name"), arguments }
            }
            "unary_expression" => self.unary(node, depth)?,
            "binary_expression" => {
                let (left, right) = (self.part(node, "left", depth)?, self.part(node, "right", depth)?);
                Kind::Binary(self.name(node, "operator"), left, right)
            }
            "ternary_expression" => Kind::Ternary(
                self.part(node, "condition", depth)?,
                self.part(node, "consequence", depth)?,
                self.part(node, "alternative", depth)?,
            ),
            "cast_expression" => Kind::Cast(self.name(node, "type"), self.part(node, "value", depth)?),
            "instanceof_expression" => {
                let named = self.name(node, "right");
                if named.is_empty() {
                    return Err(self.fault(node, "expected a type behind instanceof, without a pattern"));
                }
                Kind::Instance(self.part(node, "left", depth)?, named)
            }
            "assignment_expression" | "update_expression" => {
                return Err(self.fault(node, "expected an expression without effects, found an assignment"));
            }
            other => {
                let what = other.trim_end_matches("_expression").replace('_', " ");
                let article = if what.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
                return Err(
                    self.fault(node, &format!("expected an expression without effects, found {article} {what}"))
                );
            }
        };
        Ok(Expr { at: self.at(node), kind })
    }

    fn unary(&self, node: Node<'_>, depth: u32) -> Result<Kind, Fault> {
        let operator = self.name(node, "operator");
        let operand = match node.child_by_field_name("operand") {
            Some(digits) if operator == "-" && digits.kind() == "decimal_integer_literal" => {
                Box::new(Expr { at: self.at(digits), kind: self.integer(digits, true)? })
            }
            _ => self.part(node, "operand", depth)?,
        };
        Ok(Kind::Unary(operator, operand))
    }

    fn integer(&self, node: Node<'_>, is_negated: bool) -> Result<Kind, Fault> {
        match checked_literal::integer(self.text(node), is_negated) {
            Ok(Integer::Int(value)) => Ok(Kind::Int(value)),
            Ok(Integer::Long(value)) => Ok(Kind::Long(value)),
            Err(why) => Err(self.fault(node, &why)),
        }
    }

    fn floating(&self, node: Node<'_>) -> Result<Kind, Fault> {
        let text = self.text(node);
        let value = match text.strip_suffix(['f', 'F']) {
            Some(digits) => checked_literal::floating(digits).map(Kind::Float),
            None => checked_literal::floating(text.strip_suffix(['d', 'D']).unwrap_or(text)).map(Kind::Double),
        };
        value.map_err(|why| self.fault(node, &why))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Expr, Fault> {
        Expressions::new()?.parse(text)
    }

    #[test]
    fn expressions_are_read() {
        let Ok(Expr { kind: Kind::Binary(op, left, right), .. }) = parse("a.b[i + 1] >= 0x10L && !f(x, 'c')") else {
            panic!("a conjunction")
        };
        assert_eq!(op, "&&");
        assert!(matches!(&left.kind, Kind::Binary(op, a, b)
            if op == ">=" && matches!(a.kind, Kind::Index(..)) && b.kind == Kind::Long(16)));
        assert!(matches!(&right.kind, Kind::Unary(op, call) if op == "!"
            && matches!(&call.kind, Kind::Call { of: None, name, arguments } if name == "f" && arguments.len() == 2)));
        assert_eq!(right.at, 23);
        let shown = |text: &str| parse(text).unwrap().kind;
        assert_eq!(shown("1.5f"), Kind::Float(1.5));
        assert_eq!(shown("(2e3)"), Kind::Double(2000.0));
        assert_eq!(shown(r#""a\n\101""#), Kind::Text("a\nA".encode_utf16().collect()));
        assert!(matches!(shown("-2147483648"), Kind::Unary(_, of) if of.kind == Kind::Int(i32::MIN)));
        assert!(matches!(shown("(int) x"), Kind::Cast(to, _) if to == "int"));
        assert!(matches!(shown("o instanceof a.B"), Kind::Instance(_, of) if of == "a.B"));
        assert!(matches!(shown("this.x == null ? a : b"), Kind::Ternary(..)));
    }

    #[test]
    fn what_is_no_expression_is_said_with_its_place() {
        let fault = |text: &str| parse(text).unwrap_err();
        assert_eq!(fault(" "), (0, "expected a Java Boolean expression".into()));
        assert!(fault("x >").1.starts_with("expected a Java expression"));
        assert_eq!(fault("a + (b = 3) > 4").0, 5);
        assert!(fault("i++ > 3").1.contains("assignment"));
        assert!(fault("x > 3; int y = 3").1.contains("expected"));
        assert!(fault("x > 3, c = 4").1.contains("expected"));
        assert!(
            fault("new int[3].length > x")
                .1
                .contains("expected an expression without effects, found an array creation")
        );
        assert_eq!(fault("x == 2147483648").0, 5);
        assert_eq!(fault("x > -(2147483648)").0, 6);
        assert_eq!(fault("x == 'ab'").0, 5);
        assert_eq!(fault("x < 1e400").1, "expected a number, found 1e400, which is too large");
    }

    #[test]
    fn nesting_has_an_end() {
        let nested = |inside: &str| format!("{}{inside}{}", "(".repeat(50_000), ")".repeat(50_000));
        for inside in ["x > 3", "x > ", "x > 3 y"] {
            let (_, what) = parse(&nested(inside)).unwrap_err();
            assert!(what.starts_with("expected a Java expression") || what.contains("nested too deeply"), "{what}");
        }
    }
}
