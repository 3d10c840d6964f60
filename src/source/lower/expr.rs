//! Expressions.

use super::{Lowering, Scope, kids, literal};
use crate::source::ast::{Arith, Body, Case, ClassKind, Compare, ExprId, ExprKind, Literal, Nesting, Switch, Ty};
use crate::source::tree::Strict;
use tree_sitter::Node;

impl Lowering<'_> {
    /// An expression, one level deeper.
    pub(super) fn expr(&mut self, node: Node) -> ExprId {
        let range = self.range(node);
        if self.depth >= super::DEEPEST {
            self.too_deep = true;
            return self.add(ExprKind::Plain, range);
        }
        self.depth += 1;
        let id = self.spine(node);
        self.depth -= 1;
        id
    }

    pub(super) fn exprs(&mut self, nodes: Vec<Node>) -> Vec<ExprId> {
        nodes.into_iter().map(|node| self.expr(node)).collect()
    }

    fn arguments(&mut self, node: Node) -> Vec<ExprId> {
        let list = node.child_by_field_name("arguments").map(kids).unwrap_or_default();
        self.exprs(list)
    }

    fn field(&mut self, node: Node, field: &str) -> ExprId {
        match node.child_by_field_name(field) {
            Some(child) => self.expr(child),
            None => {
                let range = self.range(node);
                self.add(ExprKind::Plain, range)
            }
        }
    }

    /// Walks down the left operands of chains with a loop and builds from the innermost outwards.
    fn spine(&mut self, node: Node) -> ExprId {
        let mut chain = Vec::new();
        let mut at = node;
        while let Some(left) = left_of(at) {
            chain.push(at);
            at = left;
        }
        let mut id = self.single(at);
        while let Some(outer) = chain.pop() {
            id = self.extend(outer, id);
        }
        id
    }

    /// An expression whose left operand is there already.
    fn extend(&mut self, node: Node, left: ExprId) -> ExprId {
        let range = self.range(node);
        let kind = match node.kind() {
            "field_access" => {
                let name = node.child_by_field_name("field").map_or("", |name| self.text_of(name)).to_owned();
                ExprKind::Select { of: left, name }
            }
            "array_access" => ExprKind::Index { array: left, index: self.field(node, "index") },
            "method_invocation" => {
                let name = node.child_by_field_name("name").map_or("", |name| self.text_of(name)).to_owned();
                ExprKind::Call { of: Some(left), name, args: self.arguments(node) }
            }
            _ => {
                let operator = node.child_by_field_name("operator").map_or("", |operator| self.text_of(operator));
                let right = self.field(node, "right");
                self.binary(operator, left, right)
            }
        };
        self.add(kind, range)
    }

    fn binary(&mut self, operator: &str, left: ExprId, right: ExprId) -> ExprKind {
        let arith = match operator {
            "&&" => return ExprKind::And(left, right),
            "||" => return ExprKind::Or(left, right),
            "<" => return ExprKind::Compare(Compare::Lt, left, right),
            "<=" => return ExprKind::Compare(Compare::Le, left, right),
            ">" => return ExprKind::Compare(Compare::Gt, left, right),
            ">=" => return ExprKind::Compare(Compare::Ge, left, right),
            "==" => return ExprKind::Compare(Compare::Eq, left, right),
            "!=" => return ExprKind::Compare(Compare::Ne, left, right),
            "&" => return ExprKind::Bit(Strict::And, left, right),
            "|" => return ExprKind::Bit(Strict::Or, left, right),
            "^" => return ExprKind::Bit(Strict::Xor, left, right),
            "+" => Arith::Add,
            "-" => Arith::Sub,
            "*" => Arith::Mul,
            "/" => Arith::Div,
            "%" => Arith::Rem,
            "<<" => Arith::Shl,
            ">>" => Arith::Shr,
            _ => Arith::Ushr,
        };
        // `a + b + c` is one node; its parts were just built, so the left one is the newest but for the right operand.
        if let ExprKind::Arith { first, rest } = &self.ast.expr(left).kind {
            let mut rest = rest.clone();
            // Bounds the copying of very long chains; a longer one nests.
            if rest.len() < 64 {
                rest.push((arith, right));
                return ExprKind::Arith { first: *first, rest };
            }
        }
        ExprKind::Arith { first: left, rest: vec![(arith, right)] }
    }

    fn single(&mut self, node: Node) -> ExprId {
        let range = self.range(node);
        let kind = match node.kind() {
            "decimal_integer_literal" | "hex_integer_literal" | "octal_integer_literal" | "binary_integer_literal" => {
                ExprKind::Literal(literal::integer(self.text_of(node)))
            }
            "decimal_floating_point_literal" | "hex_floating_point_literal" => {
                let float = self.text_of(node).ends_with(['f', 'F']) && node.kind().starts_with("decimal");
                ExprKind::Literal(if float { Literal::Float } else { Literal::Double })
            }
            "true" => ExprKind::Literal(Literal::Boolean(true)),
            "false" => ExprKind::Literal(Literal::Boolean(false)),
            "null_literal" => ExprKind::Literal(Literal::Null),
            "character_literal" => ExprKind::Literal(literal::character(self.text_of(node))),
            "string_literal" => ExprKind::Literal(Literal::Text),
            "identifier" => {
                let name = self.text_of(node);
                ExprKind::Name { name: name.to_owned(), target: self.resolve(name) }
            }
            "parenthesized_expression" => match kids(node).first() {
                Some(inner) => ExprKind::Paren(self.expr(*inner)),
                None => ExprKind::Plain,
            },
            "field_access" => {
                // On `super`, or with `super` in between: the object has no code of its own.
                let of = self.add(ExprKind::Plain, range);
                let name = node.child_by_field_name("field").map_or("", |name| self.text_of(name)).to_owned();
                ExprKind::Select { of, name }
            }
            "method_invocation" => {
                let name = node.child_by_field_name("name").map_or("", |name| self.text_of(name)).to_owned();
                ExprKind::Call { of: None, name, args: self.arguments(node) }
            }
            "object_creation_expression" => self.creation(node),
            "array_creation_expression" => self.array_creation(node),
            "array_initializer" => ExprKind::ArrayInit(self.exprs(kids(node))),
            "unary_expression" => {
                let operator = node.child_by_field_name("operator").map_or("", |operator| self.text_of(operator));
                let operand = self.field(node, "operand");
                match operator {
                    "!" => ExprKind::Not(operand),
                    "-" => ExprKind::Negate(operand),
                    "~" => ExprKind::Complement(operand),
                    _ => ExprKind::Plus(operand),
                }
            }
            "update_expression" => match kids(node).first() {
                Some(operand) => ExprKind::Update(self.expr(*operand)),
                None => ExprKind::Plain,
            },
            "assignment_expression" => {
                let left = self.field(node, "left");
                let right = self.field(node, "right");
                match node.child_by_field_name("operator").map_or("", |operator| self.text_of(operator)) {
                    "=" => ExprKind::Assign { left, bit: None, right },
                    "&=" => ExprKind::Assign { left, bit: Some(Strict::And), right },
                    "|=" => ExprKind::Assign { left, bit: Some(Strict::Or), right },
                    "^=" => ExprKind::Assign { left, bit: Some(Strict::Xor), right },
                    _ => ExprKind::ArithAssign { left, right },
                }
            }
            "ternary_expression" => ExprKind::Ternary {
                condition: self.field(node, "condition"),
                yes: self.field(node, "consequence"),
                no: self.field(node, "alternative"),
            },
            "instanceof_expression" => {
                let value = self.field(node, "left");
                ExprKind::InstanceOf { value, pattern: self.type_test(node) }
            }
            "cast_expression" => {
                let ty = node.child_by_field_name("type").map_or(Ty::Unknown, |ty| self.ty(ty));
                ExprKind::Cast { ty, value: self.field(node, "value") }
            }
            "lambda_expression" => self.lambda(node),
            "method_reference" => {
                let first = kids(node).into_iter().next().filter(|kid| !is_type(*kid));
                ExprKind::MethodRef { of: first.map(|kid| self.expr(kid)) }
            }
            "switch_expression" => self.switch(node),
            "explicit_constructor_invocation" => {
                let of = node.child_by_field_name("object").map(|object| self.expr(object));
                let this = node.child_by_field_name("constructor").is_some_and(|c| c.kind() == "this");
                ExprKind::Constructor { of, this, args: self.arguments(node) }
            }
            _ => ExprKind::Plain,
        };
        self.add(kind, range)
    }

    fn creation(&mut self, node: Node) -> ExprKind {
        let outer = node.child(0).filter(|first| first.kind() != "new" && first.is_named());
        let outer = outer.map(|outer| self.expr(outer));
        let class = node.child_by_field_name("type").map(|ty| self.type_text(ty)).unwrap_or_default();
        let args = self.arguments(node);
        let body = kids(node).into_iter().find(|kid| kid.kind() == "class_body");
        let body = body.and_then(|body| self.class(body, "", ClassKind::Class, Nesting::Anonymous));
        ExprKind::New { outer, class, args, body }
    }

    fn array_creation(&mut self, node: Node) -> ExprKind {
        let element = node.child_by_field_name("type").map_or(Ty::Unknown, |ty| self.ty(ty));
        let sizes: Vec<Node> = kids(node).into_iter().filter(|kid| kid.kind() == "dimensions_expr").collect();
        let sizes = sizes.into_iter().filter_map(|size| kids(size).last().copied()).collect();
        let init = node.child_by_field_name("value").map(|value| self.expr(value));
        ExprKind::NewArray { element, sizes: self.exprs(sizes), init }
    }

    fn lambda(&mut self, node: Node) -> ExprKind {
        self.scopes.push(Scope::Block(Vec::new()));
        if let Some(parameters) = node.child_by_field_name("parameters") {
            match parameters.kind() {
                "formal_parameters" => self.parameters(parameters),
                "identifier" => {
                    self.declare(self.text_of(parameters), Ty::Unknown, None);
                }
                _ => {
                    for parameter in kids(parameters) {
                        self.declare(self.text_of(parameter), Ty::Unknown, None);
                    }
                }
            }
        }
        let body = match node.child_by_field_name("body") {
            Some(block) if block.kind() == "block" => Body::Block(self.stmt(block)),
            _ => Body::Value(self.field(node, "body")),
        };
        self.scopes.pop();
        ExprKind::Lambda { body }
    }

    pub(super) fn switch(&mut self, node: Node) -> ExprKind {
        let selector = self.field(node, "condition");
        let block = node.child_by_field_name("body").map(kids).unwrap_or_default();
        let arrow = block.first().is_some_and(|first| first.kind() == "switch_rule");
        let cases = self.scoped(|this| block.into_iter().map(|case| this.case(case)).collect());
        ExprKind::Switch(Box::new(Switch { selector, cases, arrow }))
    }

    fn case(&mut self, node: Node) -> Case {
        let mut case = Case { labels: Vec::new(), guard: None, body: Vec::new(), value: None };
        for kid in kids(node) {
            if kid.kind() == "switch_label" {
                self.labels(kid, &mut case);
            } else if node.kind() == "switch_rule" && kid.kind() == "expression_statement" {
                case.value = kids(kid).first().map(|value| self.expr(*value));
            } else {
                let stmt = self.stmt(kid);
                case.body.push(stmt);
            }
        }
        case
    }
}

/// The left operand, if the node is part of a chain that is walked by a loop.
fn left_of(node: Node) -> Option<Node> {
    match node.kind() {
        "binary_expression" => node.child_by_field_name("left"),
        "array_access" => node.child_by_field_name("array"),
        "field_access" | "method_invocation" => {
            let object = node.child_by_field_name("object")?;
            let through_super = kids(node).iter().any(|kid| kid.kind() == "super");
            (object.kind() != "super" && !through_super).then_some(object)
        }
        _ => None,
    }
}

fn is_type(node: Node) -> bool {
    node.kind().ends_with("_type") || node.kind().ends_with("type_identifier") || node.kind() == "super"
}
