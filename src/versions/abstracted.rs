//! Unchanged functions of numbers, taken as functions of which nothing else is known: a proof need not look inside.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::analysis::diff::{Changes, Version};
use crate::analysis::loops::Functions;
use crate::interp::Vm;
use crate::util::MethodId;

/// The methods that are taken as functions in both versions.
#[derive(Default)]
pub struct Abstracted {
    old: Vec<MethodId>,
    new: Vec<MethodId>,
    /// For a report: `pkg.Foo.bar`.
    pub names: Vec<String>,
    /// Those that may never end, as calls name them: class, name and descriptor.
    pub may_not_end: BTreeSet<Rc<str>>,
}

impl Abstracted {
    pub fn install(old: &Vm, new: &Vm, changes: &Changes) -> Self {
        let mut found = Self::default();
        let classes = changes.files(Version::New);
        let mut functions = Functions::new(classes);
        for (name, class) in classes {
            for method in class.methods.iter().filter(|m| m.is_static()) {
                if !functions.is_function(name, &method.name, &method.descriptor, 0)
                    || !changes.same_deep(name, &method.name, &method.descriptor)
                {
                    continue;
                }
                let find = |vm: &Vm| {
                    let class = vm.program.load(name).ok()?;
                    vm.program.find_named(class, &method.name, &method.descriptor).map(|m| m.id)
                };
                if let (Some(x), Some(y)) = (find(old), find(new)) {
                    if functions.may_not_end(name, &method.name, &method.descriptor) {
                        found.may_not_end.insert(format!("{name}.{}{}", method.name, method.descriptor).into());
                    }
                    old.take_as_function(x);
                    new.take_as_function(y);
                    found.old.push(x);
                    found.new.push(y);
                    found.names.push(format!("{}.{}", name.replace('/', "."), method.name));
                }
            }
        }
        found
    }

    pub fn remove(&self, old: &Vm, new: &Vm) {
        self.old.iter().for_each(|method| old.take_as_code(*method));
        self.new.iter().for_each(|method| new.take_as_code(*method));
    }
}
