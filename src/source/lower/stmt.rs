//! Statements, and the variables they declare.

use super::{Lowering, kids};
use crate::source::ast::{Catch, ClassKind, ExprKind, Nesting, StmtId, StmtKind, Ty};
use crate::source::types;
use tree_sitter::Node;

impl Lowering<'_> {
    pub(super) fn stmt(&mut self, node: Node) -> StmtId {
        let range = self.range(node);
        let kind = self.nested(StmtKind::Empty, |this| this.stmt_kind(node));
        self.add_stmt(kind, range)
    }

    fn stmts(&mut self, nodes: Vec<Node>) -> Vec<StmtId> {
        nodes.into_iter().map(|node| self.stmt(node)).collect()
    }

    fn required(&mut self, node: Node, field: &str) -> StmtId {
        match node.child_by_field_name(field) {
            Some(child) => self.scoped(|this| this.stmt(child)),
            None => {
                let range = self.range(node);
                self.add_stmt(StmtKind::Empty, range)
            }
        }
    }

    fn condition(&mut self, node: Node) -> u32 {
        match node.child_by_field_name("condition") {
            Some(child) => self.expr(child),
            None => {
                let range = self.range(node);
                self.add(ExprKind::Plain, range)
            }
        }
    }

    fn first_expr(&mut self, node: Node) -> Option<u32> {
        kids(node).first().map(|kid| self.expr(*kid))
    }

    fn label(&self, node: Node) -> Option<String> {
        kids(node).first().map(|kid| self.text_of(*kid).to_owned())
    }

    fn stmt_kind(&mut self, node: Node) -> StmtKind {
        let plain = |this: &mut Self| {
            let range = this.range(node);
            this.add(ExprKind::Plain, range)
        };
        match node.kind() {
            "block" | "constructor_body" => self.scoped(|this| StmtKind::Block(this.stmts(kids(node)))),
            "expression_statement" => match kids(node).first() {
                Some(inner) => StmtKind::Expr(self.expr(*inner)),
                None => StmtKind::Empty,
            },
            "explicit_constructor_invocation" | "switch_expression" => StmtKind::Expr(self.expr(node)),
            "local_variable_declaration" => self.locals(node),
            "if_statement" => self.if_chain(node),
            "while_statement" => {
                let condition = self.condition(node);
                StmtKind::While { condition, body: self.required(node, "body") }
            }
            "do_statement" => {
                let body = self.required(node, "body");
                StmtKind::Do { body, condition: self.condition(node) }
            }
            "for_statement" => self.scoped(|this| this.for_loop(node)),
            "enhanced_for_statement" => self.scoped(|this| {
                let value = match node.child_by_field_name("value") {
                    Some(value) => this.expr(value),
                    None => plain(this),
                };
                let declared = node.child_by_field_name("type").map_or(Ty::Unknown, |ty| this.ty(ty));
                let ty = match (declared, types::of(&this.ast, value)) {
                    (Ty::Unknown, Ty::Array(element)) => *element,
                    (declared, _) => this.declared(declared, node),
                };
                if let Some(name) = node.child_by_field_name("name") {
                    this.declare(this.text_of(name), ty, None);
                }
                StmtKind::ForEach { value, body: this.required(node, "body") }
            }),
            "labeled_statement" => {
                let parts = kids(node);
                let name = parts.first().map(|name| self.text_of(*name).to_owned()).unwrap_or_default();
                match parts.get(1) {
                    Some(body) => StmtKind::Labeled(name, self.stmt(*body)),
                    None => StmtKind::Empty,
                }
            }
            "return_statement" => StmtKind::Return(self.first_expr(node)),
            "throw_statement" => StmtKind::Throw(self.first_expr(node).unwrap_or_else(|| plain(self))),
            "yield_statement" => StmtKind::Yield(self.first_expr(node).unwrap_or_else(|| plain(self))),
            "break_statement" => StmtKind::Break(self.label(node)),
            "continue_statement" => StmtKind::Continue(self.label(node)),
            "assert_statement" => {
                let parts = kids(node);
                let mut parts = self.exprs(parts).into_iter();
                match parts.next() {
                    Some(condition) => StmtKind::Assert { condition, message: parts.next() },
                    None => StmtKind::Empty,
                }
            }
            "synchronized_statement" => {
                let lock = self.first_expr(node).unwrap_or_else(|| plain(self));
                StmtKind::Synchronized { lock, body: self.required(node, "body") }
            }
            "try_statement" | "try_with_resources_statement" => self.scoped(|this| this.try_stmt(node)),
            kind => match class_kind(kind) {
                Some(class) => {
                    let name = node.child_by_field_name("name").map_or("", |name| self.text_of(name));
                    self.class(node, name, class, Nesting::Local).map_or(StmtKind::Empty, StmtKind::Class)
                }
                None => StmtKind::Empty,
            },
        }
    }

    /// Local variables. A final one with an initialiser may be a constant.
    fn locals(&mut self, node: Node) -> StmtKind {
        let declared = node.child_by_field_name("type").map_or(Ty::Unknown, |ty| self.ty(ty));
        let is_final = self.has_modifier(node, "final");
        let mut found = Vec::new();
        for declarator in kids(node).into_iter().filter(|kid| kid.kind() == "variable_declarator") {
            let init = declarator.child_by_field_name("value").map(|value| self.expr(value));
            let ty = match (&declared, init) {
                (Ty::Unknown, Some(init)) => types::of(&self.ast, init),
                (declared, _) => self.declared(declared.clone(), declarator),
            };
            let name = declarator.child_by_field_name("name").map_or("", |name| self.text_of(name));
            let local = self.declare(name, ty, init.filter(|_| is_final));
            found.push((local, init));
        }
        StmtKind::Locals(found)
    }

    /// `if`, `else if`, ... without recursion.
    fn if_chain(&mut self, node: Node) -> StmtKind {
        let mut arms = Vec::new();
        let mut at = node;
        loop {
            let condition = self.condition(at);
            let body = self.required(at, "consequence");
            arms.push((condition, body));
            match at.child_by_field_name("alternative") {
                Some(next) if next.kind() == "if_statement" => at = next,
                Some(otherwise) => {
                    let otherwise = Some(self.scoped(|this| this.stmt(otherwise)));
                    return StmtKind::If { arms, otherwise };
                }
                None => return StmtKind::If { arms, otherwise: None },
            }
        }
    }

    fn for_loop(&mut self, node: Node) -> StmtKind {
        let mut cursor = node.walk();
        let init: Vec<Node> = node.children_by_field_name("init", &mut cursor).collect();
        let init = init
            .into_iter()
            .map(|init| {
                if init.kind() == "local_variable_declaration" {
                    self.stmt(init)
                } else {
                    let (value, range) = (self.expr(init), self.range(init));
                    self.add_stmt(StmtKind::Expr(value), range)
                }
            })
            .collect();
        let condition = node.child_by_field_name("condition").map(|condition| self.expr(condition));
        let update: Vec<Node> = node.children_by_field_name("update", &mut cursor).collect();
        let update = self.exprs(update);
        StmtKind::For { init, condition, update, body: self.required(node, "body") }
    }

    fn try_stmt(&mut self, node: Node) -> StmtKind {
        let mut resources = Vec::new();
        for resource in node.child_by_field_name("resources").map(kids).unwrap_or_default() {
            match resource.child_by_field_name("value") {
                Some(value) => {
                    resources.push(self.expr(value));
                    let ty = resource.child_by_field_name("type").map_or(Ty::Unknown, |ty| self.ty(ty));
                    if let Some(name) = resource.child_by_field_name("name") {
                        self.declare(self.text_of(name), ty, None);
                    }
                }
                None => resources.extend(self.first_expr(resource)),
            }
        }
        let body = self.required(node, "body");
        let mut catches = Vec::new();
        let mut finally = None;
        for kid in kids(node) {
            match kid.kind() {
                "catch_clause" => {
                    let body = self.scoped(|this| {
                        let parameter = kids(kid).into_iter().find(|kid| kid.kind() == "catch_formal_parameter");
                        if let Some(name) = parameter.and_then(|p| p.child_by_field_name("name")) {
                            this.declare(this.text_of(name), Ty::Other, None);
                        }
                        this.required(kid, "body")
                    });
                    catches.push(Catch { body });
                }
                "finally_clause" => finally = kids(kid).first().map(|block| self.stmt(*block)),
                _ => {}
            }
        }
        StmtKind::Try { resources, body, catches, finally }
    }

    /// Declares the parameters of a method or lambda.
    pub(super) fn parameters(&mut self, node: Node) {
        for parameter in kids(node) {
            let ty = parameter.child_by_field_name("type").map_or(Ty::Unknown, |ty| self.ty(ty));
            if parameter.kind() == "spread_parameter" {
                let declarator = kids(parameter).into_iter().find(|kid| kid.kind() == "variable_declarator");
                if let Some(name) = declarator.and_then(|declarator| declarator.child_by_field_name("name")) {
                    self.declare(self.text_of(name), Ty::Array(Box::new(ty)), None);
                }
            } else if let Some(name) = parameter.child_by_field_name("name") {
                let ty = self.declared(ty, parameter);
                self.declare(self.text_of(name), ty, None);
            }
        }
    }
}

pub(super) fn class_kind(kind: &str) -> Option<ClassKind> {
    Some(match kind {
        "class_declaration" => ClassKind::Class,
        "interface_declaration" => ClassKind::Interface,
        "enum_declaration" => ClassKind::Enum,
        "record_declaration" => ClassKind::Record,
        "annotation_type_declaration" => ClassKind::Annotation,
        _ => return None,
    })
}
