//! The classes that share private members (JVMS 5.4.4): a class, those around it and those inside it, with the flow of
//! values in all their code. Who is not among them cannot touch a private field, nor call a private method.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use super::flow::Flow;
use super::library::is_value_type;
use super::ownership::Ownership;
use crate::analysis::handles::makes_handles;
use crate::classfile::descriptor::top_level;
use crate::classfile::{ClassFile, FieldInfo};
use crate::program::{Origin, Program};

pub struct Nest {
    pub classes: Vec<Rc<ClassFile>>,
    flows: OnceCell<Option<Vec<Flow>>>,
}

impl Nest {
    /// The nest of a class of the program, by its internal name.
    pub fn of(program: &Program, class: &str) -> Self {
        let top = top_level(class);
        let inside = |name: &str| name == top || name.strip_prefix(top).is_some_and(|rest| rest.starts_with('$'));
        let mut names: BTreeSet<Rc<str>> = BTreeSet::new();
        let mut todo: Vec<Rc<str>> = vec![top.into(), class.into()];
        let mut classes = Vec::new();
        while let Some(name) = todo.pop() {
            if !inside(&name) || !names.insert(Rc::clone(&name)) {
                continue;
            }
            let Some(file) = own_file(program, &name) else { continue };
            todo.extend(file.nest_members.iter().cloned());
            todo.extend(file.inner_classes.iter().map(|inner| Rc::clone(&inner.inner)));
            classes.push(file);
        }
        classes.sort_by(|a, b| a.name.cmp(&b.name));
        Self { classes, flows: OnceCell::new() }
    }

    /// The nest of a class among the files of a program, by their names.
    pub fn among<'c>(files: impl IntoIterator<Item = &'c Rc<ClassFile>>, class: &str) -> Self {
        let inside = files.into_iter().filter(|file| top_level(&file.name) == top_level(class));
        Self { classes: inside.cloned().collect(), flows: OnceCell::new() }
    }

    /// Whether what a private field holds is known elsewhere as well, as far as the code tells: it comes from there, or leaves.
    pub fn shares(&self, field: &FieldInfo) -> bool {
        let Some(flows) = self.flows() else { return true };
        let uses = Ownership::new(flows, false, &is_value_type).uses_of(&field.name, &field.descriptor);
        uses.iter().any(|used| used.shares)
    }

    /// Where values go in the code of all classes; None if some of it cannot be read, or touches fields by handles.
    pub fn flows(&self) -> Option<&[Flow]> {
        let all = self.flows.get_or_init(|| {
            // Handles write fields that no code names.
            if self.classes.iter().any(|file| makes_handles(file)) {
                return None;
            }
            let methods = self.classes.iter().flat_map(|file| file.methods.iter().map(move |method| (file, method)));
            let coded = methods.filter(|(_, method)| method.code.is_some());
            coded.map(|(file, method)| Flow::of(file, method)).collect()
        });
        all.as_deref()
    }
}

/// The file of a class, if it is the program's own.
pub fn own_file(program: &Program, name: &str) -> Option<Rc<ClassFile>> {
    let class = program.class(program.load(name).ok()?);
    matches!(class.origin, Origin::App(_)).then(|| class.file.clone()).flatten()
}
