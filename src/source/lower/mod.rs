//! From the parser's concrete syntax to `ast`: names resolved where the file alone decides, positions in the file as it
//! was read.
//!
//! The parser gives a tree for every input; members with errors inside are marked broken and reported by line. Recursion
//! is bounded by `DEEPEST`: what lies deeper makes its member broken, too.

mod class;
mod expr;
pub(super) mod literal;
mod pattern;
mod stmt;

use super::Problem;
use super::ast::{Ast, ClassId, Expr, ExprId, ExprKind, Local, LocalId, Range, Stmt, StmtId, StmtKind, Target, Ty};
use super::escapes::{Lines, Text};
use tree_sitter::{Node, Parser};

/// Levels of nested expressions, statements and classes. Chains of operators and calls do not count as nested.
const DEEPEST: u32 = 160;

/// Errors of one file that are reported one by one.
const MOST_PROBLEMS: usize = 20;

/// What lowering finds in one file.
pub(super) struct Lowered {
    pub ast: Ast,
    pub package: String,
    pub problems: Vec<Problem>,
}

pub(super) fn lower(text: &Text, lines: &Lines, stem: &str) -> Result<Lowered, String> {
    let mut parser = Parser::new();
    let language = tree_sitter_java_orchard::LANGUAGE.into();
    parser.set_language(&language).map_err(|error| format!("the Java grammar does not load: {error}"))?;
    let tree = parser.parse(&text.text, None).ok_or("the parser gave up")?;
    let mut lowering = Lowering {
        text,
        lines,
        ast: Ast::default(),
        package: String::new(),
        scopes: Vec::new(),
        counters: Vec::new(),
        depth: 0,
        too_deep: false,
        problems: Vec::new(),
    };
    if tree.root_node().has_error() {
        lowering.errors(tree.root_node());
    }
    lowering.file(tree.root_node(), stem);
    Ok(Lowered { ast: lowering.ast, package: lowering.package, problems: lowering.problems })
}

enum Scope {
    Class(ClassId),
    Block(Vec<LocalId>),
}

struct Lowering<'t> {
    text: &'t Text,
    lines: &'t Lines,
    ast: Ast,
    package: String,
    scopes: Vec<Scope>,
    /// Local and anonymous classes seen so far: enclosing class, simple name, how many.
    counters: Vec<(ClassId, String, u32)>,
    depth: u32,
    too_deep: bool,
    problems: Vec<Problem>,
}

impl<'t> Lowering<'t> {
    fn text_of(&self, node: Node) -> &'t str {
        self.text.text.get(node.byte_range()).unwrap_or_default()
    }

    fn range(&self, node: Node) -> Range {
        Range { start: self.text.original(node.start_byte() as u32), end: self.text.original(node.end_byte() as u32) }
    }

    fn problem(&mut self, offset: u32, message: String) {
        if self.problems.len() < MOST_PROBLEMS {
            self.problems.push(Problem { line: self.lines.line(offset), message });
        }
    }

    fn errors(&mut self, root: Node) {
        let mut cursor = root.walk();
        loop {
            let node = cursor.node();
            if node.is_error() || node.is_missing() {
                let what =
                    if node.is_missing() { format!("{} is missing", node.kind()) } else { "syntax error".into() };
                self.problem(self.range(node).start, what);
            }
            if node.has_error() && !node.is_error() && cursor.goto_first_child() {
                continue;
            }
            while !cursor.goto_next_sibling() {
                if !cursor.goto_parent() {
                    return;
                }
            }
        }
    }

    fn add(&mut self, kind: ExprKind, range: Range) -> ExprId {
        self.ast.exprs.push(Expr { kind, range });
        self.ast.exprs.len() as u32 - 1
    }

    fn add_stmt(&mut self, kind: StmtKind, range: Range) -> StmtId {
        self.ast.stmts.push(Stmt { kind, range });
        self.ast.stmts.len() as u32 - 1
    }

    /// Runs `inside` one level deeper, unless that is too deep.
    fn nested<T>(&mut self, otherwise: T, inside: impl FnOnce(&mut Self) -> T) -> T {
        if self.depth >= DEEPEST {
            self.too_deep = true;
            return otherwise;
        }
        self.depth += 1;
        let result = inside(self);
        self.depth -= 1;
        result
    }

    fn scoped<T>(&mut self, inside: impl FnOnce(&mut Self) -> T) -> T {
        self.scopes.push(Scope::Block(Vec::new()));
        let result = inside(self);
        self.scopes.pop();
        result
    }

    fn declare(&mut self, name: &str, ty: Ty, constant: Option<ExprId>) -> LocalId {
        self.ast.locals.push(Local { name: name.to_owned(), ty, constant });
        let id = self.ast.locals.len() as u32 - 1;
        if let Some(Scope::Block(locals)) = self.scopes.last_mut() {
            locals.push(id);
        }
        id
    }

    /// What a simple name stands for. A class with supertypes may inherit a field of any name, so what lies outside of
    /// such a class is certain only if it is a local variable's own class.
    fn resolve(&self, name: &str) -> Target {
        for scope in self.scopes.iter().rev() {
            match scope {
                Scope::Block(locals) => {
                    let found = locals.iter().rev().find(|id| self.ast.locals[**id as usize].name == name);
                    if let Some(id) = found {
                        return Target::Local(*id);
                    }
                }
                Scope::Class(class) => {
                    let fields = &self.ast.class(*class).fields;
                    if let Some(at) = fields.iter().position(|field| field.name == name) {
                        return Target::Field(*class, at as u32);
                    }
                    if self.ast.class(*class).inherits {
                        return Target::Unresolved;
                    }
                }
            }
        }
        Target::Unresolved
    }

    fn enclosing_class(&self) -> Option<ClassId> {
        self.scopes.iter().rev().find_map(|scope| match scope {
            Scope::Class(class) => Some(*class),
            Scope::Block(_) => None,
        })
    }

    fn ty(&self, node: Node) -> Ty {
        match node.kind() {
            "boolean_type" => Ty::Boolean,
            "integral_type" if self.text_of(node) == "long" => Ty::Long,
            "integral_type" => Ty::Int,
            "floating_point_type" if self.text_of(node) == "float" => Ty::Float,
            "floating_point_type" => Ty::Double,
            "annotated_type" => kids(node).last().map_or(Ty::Unknown, |inner| self.ty(*inner)),
            "array_type" => {
                let element = node.child_by_field_name("element").map_or(Ty::Unknown, |inner| self.ty(inner));
                let dimensions = node.child_by_field_name("dimensions").map_or(0, dimensions);
                array(element, dimensions)
            }
            "type_identifier" | "scoped_type_identifier" => match self.text_of(node) {
                "Boolean" | "java.lang.Boolean" => Ty::Boxed,
                "String" | "java.lang.String" => Ty::Text,
                "var" => Ty::Unknown,
                _ => Ty::Other,
            },
            _ => Ty::Other,
        }
    }

    /// The type that a declarator gives its variable: `int a[]` is an array.
    fn declared(&self, ty: Ty, declarator: Node) -> Ty {
        array(ty, declarator.child_by_field_name("dimensions").map_or(0, dimensions))
    }

    /// A type as written, without annotations and layout.
    fn type_text(&self, node: Node) -> String {
        let node = if node.kind() == "annotated_type" { kids(node).last().copied().unwrap_or(node) } else { node };
        let text = self.text_of(node).split_whitespace().collect::<Vec<_>>().join(" ");
        text.replace(" .", ".").replace(". ", ".")
    }

    fn has_modifier(&self, node: Node, modifier: &str) -> bool {
        let Some(modifiers) = kids(node).into_iter().find(|kid| kid.kind() == "modifiers") else { return false };
        kids(modifiers).into_iter().any(|kid| self.text_of(kid) == modifier)
    }
}

fn array(element: Ty, dimensions: usize) -> Ty {
    (0..dimensions.min(255)).fold(element, |ty, _| Ty::Array(Box::new(ty)))
}

fn dimensions(node: Node) -> usize {
    let mut cursor = node.walk();
    node.children(&mut cursor).filter(|child| child.kind() == "[").count()
}

/// Named children without comments.
fn kids(node: Node) -> Vec<Node> {
    let mut cursor = node.walk();
    node.named_children(&mut cursor).filter(|kid| !is_comment(*kid)).collect()
}

fn is_comment(node: Node) -> bool {
    matches!(node.kind(), "line_comment" | "block_comment")
}
