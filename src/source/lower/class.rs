//! Classes and their members.

use super::stmt::class_kind;
use super::{Lowering, Scope, kids};
use crate::source::ast::{Class, ClassId, ClassKind, Field, Member, MemberKind, Nesting, StmtKind, Ty};
use tree_sitter::Node;

impl Lowering<'_> {
    pub(super) fn file(&mut self, root: Node, stem: &str) {
        let parts = kids(root);
        if let Some(package) = parts.iter().find(|part| part.kind() == "package_declaration") {
            let name = kids(*package).into_iter().rfind(|kid| kid.kind().ends_with("identifier"));
            self.package = name.map(|name| self.text_of(name).split_whitespace().collect()).unwrap_or_default();
        }
        let mut loose = false;
        for part in parts {
            match class_kind(part.kind()) {
                Some(kind) => {
                    let name = part.child_by_field_name("name").map_or("", |name| self.text_of(name));
                    self.class(part, name, kind, Nesting::Top);
                }
                None => loose |= part.kind() == "method_declaration",
            }
        }
        if loose {
            // A compact source file (Java 25): everything belongs to a class named after the file.
            self.class(root, stem, ClassKind::Class, Nesting::Top);
        }
    }

    fn binary_name(&mut self, simple: &str, nesting: Nesting) -> String {
        let Some(outer) = self.enclosing_class().filter(|_| nesting != Nesting::Top) else {
            let package = self.package.replace('.', "/");
            return if package.is_empty() { simple.to_owned() } else { format!("{package}/{simple}") };
        };
        let prefix = self.ast.class(outer).name.clone();
        if nesting == Nesting::Member {
            return format!("{prefix}${simple}");
        }
        let counter = self.counters.iter_mut().find(|(class, name, _)| *class == outer && name == simple);
        let number = match counter {
            Some((_, _, count)) => {
                *count += 1;
                *count
            }
            None => {
                self.counters.push((outer, simple.to_owned(), 1));
                1
            }
        };
        format!("{prefix}${number}{simple}")
    }

    /// A class with its members; `node` is its declaration, or its body if it has no name.
    pub(super) fn class(&mut self, node: Node, simple: &str, kind: ClassKind, nesting: Nesting) -> Option<ClassId> {
        if self.depth >= super::DEEPEST {
            self.too_deep = true;
            return None;
        }
        let name = self.binary_name(simple, nesting);
        let body = node.child_by_field_name("body").unwrap_or(node);
        let mut members = kids(body);
        if let Some(more) = members.iter().position(|member| member.kind() == "enum_body_declarations") {
            let more = members.remove(more);
            members.extend(kids(more));
        }
        let inherits = nesting == Nesting::Anonymous
            || kids(node)
                .iter()
                .any(|kid| matches!(kid.kind(), "superclass" | "super_interfaces" | "extends_interfaces"));
        let type_parameters = node.child_by_field_name("type_parameters").map(kids).unwrap_or_default();
        let type_parameters = type_parameters
            .into_iter()
            .filter_map(|parameter| kids(parameter).into_iter().find(|kid| kid.kind() == "type_identifier"))
            .map(|name| self.text_of(name).to_owned())
            .collect();
        let class = Class {
            name,
            simple: simple.to_owned(),
            kind,
            nesting,
            outer: self.enclosing_class().filter(|_| nesting != Nesting::Top),
            inherits,
            type_parameters,
            components: Vec::new(),
            fields: Vec::new(),
            members: Vec::new(),
            range: self.range(node),
        };
        self.ast.classes.push(class);
        let id = self.ast.classes.len() as u32 - 1;
        self.collect_fields(id, node, &members);
        self.scopes.push(Scope::Class(id));
        self.depth += 1;
        let mut field = self.ast.class(id).fields.len() as u32 - self.declared_fields(&members);
        for member in members {
            self.member(id, member, &mut field);
        }
        self.depth -= 1;
        self.scopes.pop();
        Some(id)
    }

    fn member_of(&mut self, class: ClassId) -> &mut Class {
        &mut self.ast.classes[class as usize]
    }

    fn declared_fields(&self, members: &[Node]) -> u32 {
        members.iter().map(|member| declarators(*member).len() as u32).sum()
    }

    /// The fields come first, since any member may name them. Enum constants and components of records are fields.
    fn collect_fields(&mut self, class: ClassId, node: Node, members: &[Node]) {
        let interface = matches!(self.ast.class(class).kind, ClassKind::Interface | ClassKind::Annotation);
        let mut fields = Vec::new();
        for member in members.iter().filter(|member| member.kind() == "enum_constant") {
            let name = member.child_by_field_name("name").map_or("", |name| self.text_of(name)).to_owned();
            fields.push(Field { name, ty: Ty::Other, is_static: true, is_final: true, init: None });
        }
        if let Some(components) = node.child_by_field_name("parameters") {
            for component in kids(components) {
                let name = component.child_by_field_name("name").map_or("", |name| self.text_of(name)).to_owned();
                let ty = component.child_by_field_name("type").map_or(Ty::Unknown, |ty| self.ty(ty));
                fields.push(Field { name, ty, is_static: false, is_final: true, init: None });
            }
            self.member_of(class).components = self.parameter_types(components);
        }
        for member in members {
            let ty = member.child_by_field_name("type").map_or(Ty::Unknown, |ty| self.ty(ty));
            let is_static = interface || self.has_modifier(*member, "static");
            let is_final = interface || self.has_modifier(*member, "final");
            for declarator in declarators(*member) {
                let name = declarator.child_by_field_name("name").map_or("", |name| self.text_of(name)).to_owned();
                let ty = self.declared(ty.clone(), declarator);
                fields.push(Field { name, ty, is_static, is_final, init: None });
            }
        }
        self.member_of(class).fields = fields;
    }

    fn parameter_types(&self, node: Node) -> Vec<String> {
        let mut types = Vec::new();
        for parameter in kids(node) {
            if parameter.kind() == "receiver_parameter" {
                continue;
            }
            let mut text = parameter.child_by_field_name("type").map(|ty| self.type_text(ty)).unwrap_or_default();
            if parameter.kind() == "spread_parameter" {
                text.push_str("[]");
            }
            text.push_str(&"[]".repeat(parameter.child_by_field_name("dimensions").map_or(0, super::dimensions)));
            types.push(text);
        }
        types
    }

    fn member(&mut self, class: ClassId, node: Node, field: &mut u32) {
        if let Some(kind) = class_kind(node.kind()) {
            let name = node.child_by_field_name("name").map_or("", |name| self.text_of(name));
            self.class(node, name, kind, Nesting::Member);
            return;
        }
        let outside = std::mem::replace(&mut self.too_deep, false);
        let before = self.ast.classes[class as usize].members.len();
        match node.kind() {
            "method_declaration" => {
                let parameters = node.child_by_field_name("parameters");
                let name = node.child_by_field_name("name").map_or("", |name| self.text_of(name)).to_owned();
                let result = node.child_by_field_name("type").map_or(Ty::Unknown, |ty| self.ty(ty));
                let result = self.declared(result, node);
                let types = parameters.map(|parameters| self.parameter_types(parameters)).unwrap_or_default();
                let is_static = self.has_modifier(node, "static");
                let body = self.scoped(|this| {
                    if let Some(parameters) = parameters {
                        this.parameters(parameters);
                    }
                    node.child_by_field_name("body").map(|body| this.stmt(body))
                });
                let kind = MemberKind::Method { name, parameters: types, is_static, result, body };
                self.push_member(class, kind, node);
            }
            "constructor_declaration" | "compact_constructor_declaration" => {
                let compact = node.kind() == "compact_constructor_declaration";
                let parameters = node.child_by_field_name("parameters");
                let types = match parameters {
                    Some(parameters) => self.parameter_types(parameters),
                    None => self.ast.class(class).components.clone(),
                };
                let body = self.scoped(|this| {
                    if let Some(parameters) = parameters {
                        this.parameters(parameters);
                    }
                    let empty = this.range(node);
                    match node.child_by_field_name("body") {
                        Some(body) => this.stmt(body),
                        None => this.add_stmt(StmtKind::Empty, empty),
                    }
                });
                self.push_member(class, MemberKind::Constructor { parameters: types, compact, body }, node);
            }
            "block" => {
                let body = self.stmt(node);
                self.push_member(class, MemberKind::Initializer { is_static: false, body }, node);
            }
            "static_initializer" => {
                if let Some(block) = kids(node).first() {
                    let body = self.stmt(*block);
                    self.push_member(class, MemberKind::Initializer { is_static: true, body }, node);
                }
            }
            "enum_constant" => {
                let name = node.child_by_field_name("name").map_or("", |name| self.text_of(name)).to_owned();
                let args = node.child_by_field_name("arguments").map(kids).unwrap_or_default();
                let args = self.exprs(args);
                let body = node.child_by_field_name("body");
                let body = body.and_then(|body| self.class(body, "", ClassKind::Class, Nesting::Anonymous));
                self.push_member(class, MemberKind::EnumConstant { name, args, body }, node);
            }
            _ => {
                for declarator in declarators(node) {
                    let init = declarator.child_by_field_name("value").map(|value| self.expr(value));
                    if let Some(slot) = self.member_of(class).fields.get_mut(*field as usize) {
                        slot.init = init;
                    }
                    self.push_member(class, MemberKind::Field(*field), declarator);
                    *field += 1;
                }
            }
        }
        let deep = std::mem::replace(&mut self.too_deep, outside);
        if deep {
            let line = self.range(node).start;
            self.problem(line, "nested too deeply".into());
            // A class inside that gave up spoils the member around it as well: its code may hold anything.
            self.too_deep = outside || self.depth > 1;
            for member in &mut self.member_of(class).members[before..] {
                member.broken = Some("nested too deeply".into());
            }
        }
    }

    fn push_member(&mut self, class: ClassId, kind: MemberKind, node: Node) {
        let broken = node.has_error().then(|| format!("syntax error inside, {}", node.kind().replace('_', " ")));
        let member = Member { kind, range: self.range(node), broken };
        self.member_of(class).members.push(member);
    }
}

/// The variables that a field declaration declares; nothing for other members.
fn declarators(member: Node) -> Vec<Node> {
    if !matches!(member.kind(), "field_declaration" | "constant_declaration" | "local_variable_declaration") {
        return Vec::new();
    }
    kids(member).into_iter().filter(|kid| kid.kind() == "variable_declarator").collect()
}
