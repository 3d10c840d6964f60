//! Unchanged functions of numbers, taken as functions of which nothing else is known: a proof need not look inside.

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
