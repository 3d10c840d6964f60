//! Patterns of `instanceof` and `switch` (JLS 14.30) and the labels of cases.
//!
//! The variables that a pattern binds are declared in the block around it. Their true scope follows the flow (JLS 6.3);
//! a name that is also a field somewhere around is therefore left unresolved by giving the variable an unknown type.

use super::{Lowering, kids};
use crate::source::ast::{Case, Label, Pattern, Target, Ty};
use tree_sitter::Node;

impl Lowering<'_> {
    pub(super) fn type_test(&mut self, node: Node) -> Option<Pattern> {
        if let Some(record) = node.child_by_field_name("pattern") {
            return Some(self.pattern(record));
        }
        let name = node.child_by_field_name("name")?;
        let ty = node.child_by_field_name("right")?;
        Some(self.binding(ty, name))
    }

    fn binding(&mut self, ty: Node, name: Node) -> Pattern {
        let var = self.text_of(ty) == "var";
        let name = self.text_of(name).to_owned();
        let ty = self.ty(ty);
        let hides = matches!(self.resolve(&name), Target::Field(..) | Target::Unresolved);
        // Unresolved is the usual case: no field of that name in sight. A field would make the type doubtful.
        let doubtful = hides && matches!(self.resolve(&name), Target::Field(..));
        self.declare(&name, if doubtful { Ty::Unknown } else { ty.clone() }, None);
        Pattern::Type { ty, name, var }
    }

    fn pattern(&mut self, node: Node) -> Pattern {
        self.nested(Pattern::Any, |this| match node.kind() {
            "pattern" => kids(node).first().map_or(Pattern::Any, |inner| this.pattern(*inner)),
            "record_pattern" => {
                let body = kids(node).into_iter().find(|kid| kid.kind() == "record_pattern_body");
                let parts = body.map(kids).unwrap_or_default();
                Pattern::Record { parts: parts.into_iter().map(|part| this.pattern(part)).collect() }
            }
            "type_pattern" | "record_pattern_component" => {
                let parts: Vec<Node> = kids(node).into_iter().filter(|kid| kid.kind() != "modifiers").collect();
                match parts[..] {
                    [ty, name] => this.binding(ty, name),
                    _ => Pattern::Any,
                }
            }
            _ => Pattern::Any,
        })
    }

    /// Adds the labels of one `case` or `default` to the case.
    pub(super) fn labels(&mut self, node: Node, case: &mut Case) {
        let mut cursor = node.walk();
        let children: Vec<Node> = node.children(&mut cursor).collect();
        for child in children {
            match child.kind() {
                "default" => case.labels.push(Label::Default),
                "guard" => case.guard = kids(child).first().map(|guard| self.expr(*guard)),
                "null_literal" => case.labels.push(Label::Null),
                "pattern" | "type_pattern" | "record_pattern" => {
                    let pattern = self.pattern(child);
                    case.labels.push(Label::Pattern(pattern));
                }
                _ if child.is_named() && !super::is_comment(child) => {
                    if self.text_of(child) == "default" {
                        case.labels.push(Label::Default);
                    } else {
                        let constant = self.expr(child);
                        case.labels.push(Label::Constant(constant));
                    }
                }
                _ => {}
            }
        }
    }
}
