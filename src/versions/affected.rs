//! Which tests of a suite a change can affect: those from which changed code can be reached, over the call graph of the
//! tests and the new version. The others need not run again.
//!
//! An over-approximation: everything of a test class that is no test itself may run before or after each of its tests.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::report::AffectedTest;
use crate::analysis::callgraph::{CallGraph, MethodIndex};
use crate::analysis::diff::{Changes, Version};
use crate::classfile::ClassFile;
use crate::interp::Vm;
use crate::testgen::suite::{Suite, TestClass};
use crate::util::MethodId;

/// `tests`: the class files of the suite; `vm` is the one that it was found in.
pub fn affected(vm: &Vm, suite: &Suite, tests: &[Rc<ClassFile>], changes: &Changes) -> Vec<AffectedTest> {
    let own = changes.files(Version::New).values().cloned();
    let classes: Vec<Rc<ClassFile>> = own.chain(tests.iter().cloned()).collect();
    let search = Search {
        vm,
        graph: CallGraph::new(&classes),
        files: classes.iter().map(|c| (c.name.clone(), Rc::clone(c))).collect(),
        changes,
    };
    let mut found = Vec::new();
    suite.classes.iter().for_each(|class| search.class(class, &mut found));
    found
}

struct Search<'a> {
    vm: &'a Vm,
    graph: CallGraph,
    files: BTreeMap<Rc<str>, Rc<ClassFile>>,
    changes: &'a Changes,
}

impl Search<'_> {
    fn class(&self, class: &TestClass, found: &mut Vec<AffectedTest>) {
        let tests: BTreeSet<MethodId> = class.tests.iter().map(|t| t.method).collect();
        let around: Vec<MethodIndex> = self.around(class, &tests);
        for test in &class.tests {
            let start: Vec<MethodIndex> = around.iter().copied().chain(self.index(test.method)).collect();
            let because = self.reaches(&start);
            found.push(AffectedTest {
                test: format!("{}.{}", class.name.replace('/', "."), test.name),
                affected: because.is_some(),
                because: because.unwrap_or_default(),
                notice: None,
            });
        }
        class.nested.iter().for_each(|nested| self.class(nested, found));
    }

    fn index(&self, method: MethodId) -> Option<MethodIndex> {
        let method = self.vm.program.method(method);
        self.graph.method(&self.vm.program.class(method.class).name, &method.name, &method.descriptor)
    }

    /// What may run besides a test: all else that the class has and inherits.
    fn around(&self, class: &TestClass, tests: &BTreeSet<MethodId>) -> Vec<MethodIndex> {
        let known: BTreeSet<MethodIndex> = tests.iter().filter_map(|t| self.index(*t)).collect();
        let mut found = Vec::new();
        let mut next = Some(class.name.clone());
        for _ in 0..100 {
            let Some(file) = next.and_then(|name| self.files.get(&name)) else { break };
            let all = file.methods.iter().filter_map(|m| self.graph.method(&file.name, &m.name, &m.descriptor));
            found.extend(all.filter(|m| !known.contains(m)));
            next = file.super_name.clone();
        }
        found
    }

    /// The first change that can be reached, in words.
    fn reaches(&self, start: &[MethodIndex]) -> Option<String> {
        let changed = |index: MethodIndex| {
            let method = self.graph.methods.get(index as usize)?;
            let here = !self.changes.is_same(&method.class, &method.name, &method.descriptor);
            here.then(|| format!("reaches {}.{}, which changed", method.class.replace('/', "."), method.name))
        };
        let mut seen: BTreeSet<MethodIndex> = start.iter().copied().collect();
        let mut todo: Vec<MethodIndex> = start.to_vec();
        while let Some(index) = todo.pop() {
            if let Some(found) = changed(index) {
                return Some(found);
            }
            let Some(method) = self.graph.methods.get(index as usize) else { continue };
            let class = self.changes.classes().iter().find(|c| *c.name() == *method.class);
            if class.is_some_and(|c| c.hierarchy || !c.constants.is_empty()) {
                return Some(format!("reaches {}, which changed", method.class.replace('/', ".")));
            }
            for node in method.first..method.first + method.length {
                todo.extend(self.graph.called(node).filter(|callee| seen.insert(*callee)));
            }
        }
        None
    }
}
