//! Changed code that a target does not run but whose traces it reads: a method that sets a field otherwise makes an
//! unchanged method of the same class give something else. The answer about a method that the user names stands on these
//! being the same as well, as it does on those of the objects that it hands out (`handed_out`).
//!
//! What a method reads may have come a long way: a builder's field fills that of what it builds, by code that did not change
//! ([`Flow::filled_from`]). And what changed need not write itself: unchanged code that calls it and then writes, or gives it
//! what a field holds, leaves otherwise what it leaves ([`Reads::brings`]).

use std::collections::BTreeSet;
use std::rc::Rc;

use super::deeds::{self, Deed, Field};
use super::handed_out::used_later;
use super::types_out::TypesOut;
use crate::analysis::callgraph::{CallGraph, MethodIndex, Node};
use crate::analysis::diff::{Changes, Classes, MethodKey, Version};
use crate::classfile::descriptor::top_level;
use crate::classfile::{FieldInfo, access as flags};
use crate::explore::script::parameter_types;
use crate::world::library::{is_of_library, is_value_type};

/// What an answer about a target was found from: calls of the new version.
pub struct Roots<'a> {
    /// The target.
    pub own: &'a [MethodKey],
    /// The target with the constructors and the calls before it.
    pub all: &'a [MethodKey],
    /// These were followed in both versions before the target. Else it was compared from equal states, whatever led there.
    pub followed: bool,
}

/// What all methods of both versions do to fields.
pub struct Flows<'a>([Flow<'a>; 2]);

impl<'a> Flows<'a> {
    pub fn new(changes: &'a Changes) -> Self {
        Self([Version::Old, Version::New].map(|version| Flow::new(changes.graph(version), changes.files(version))))
    }

    /// The methods, of either version and other than the target, that run changed code and may leave something else where code
    /// from the roots looks. What was followed before the target leaves the same in fields, but a caller may still change what it
    /// shares.
    pub fn writers(&self, changes: &Changes, roots: &Roots<'_>) -> BTreeSet<MethodKey> {
        let versions = [Version::Old, Version::New].into_iter().zip(&self.0);
        versions.flat_map(|(version, flow)| flow.writers(changes, version, roots)).collect()
    }
}

impl Flow<'_> {
    fn writers(&self, changes: &Changes, version: Version, roots: &Roots<'_>) -> BTreeSet<MethodKey> {
        let (compared, followed, roots) = (roots.own, roots.followed, roots.all);
        let mut found = BTreeSet::new();
        let (flow, graph, classes) = (self, self.graph, self.classes);
        let reaching = changes.reaching(version);
        if reaching.is_empty() {
            return found;
        }
        let keys: Vec<MethodKey> =
            graph.methods.iter().map(|m| MethodKey::new(&m.class, &m.name, &m.descriptor)).collect();
        let differs = Marked::new(graph, keys.iter().map(|key| reaching.contains(key)).collect());
        let index = |key: &MethodKey| graph.method(&key.class, &key.name, &key.descriptor);
        let mut run = vec![false; graph.methods.len()];
        let reached = graph.methods_from(roots.iter().filter_map(index), &mut run);
        let asks = |deeds: &[(Node, Deed)]| deeds.iter().any(|(_, deed)| matches!(deed, Deed::AsksLibrary));
        let looks_elsewhere = reached.iter().any(|method| asks(&flow.deeds[*method as usize]));
        let mut reads = flow.read_by(&reached);
        reads.extend(flow.read_where_handed_out(roots, &reads));
        let reads = flow.filled_from(reads, looks_elsewhere);
        let given = given(classes, roots, &reads);
        let is_shared = |field: &&Field| is_static(classes, field) || given.contains(&field.0);
        let shared = reads.iter().filter(is_shared).cloned().collect();
        // Objects that only code from the roots makes are as it makes them.
        let of_run = Reads::new(flow, shared, &reads);
        let of_others = Reads::new(flow, reads.clone(), &reads);
        for (number, key) in keys.iter().enumerate().filter(|(number, _)| differs.of[*number]) {
            let ran = run[number];
            // What runs inside is the same there, with the arguments that it is given.
            let whole = &*key.name == "<clinit>" && ran;
            if whole || compared.contains(key) {
                continue;
            }
            let reads = if ran { &of_run } else { &of_others };
            let followed = followed && roots.contains(key);
            let changed = changes.method(version, key).is_some();
            let elsewhere = !followed && (changed || looks_elsewhere);
            let touches = !followed && reads.writes.of[number]
                || reads.changes_held(number)
                || elsewhere && flow.leaves_elsewhere.of[number];
            if touches && (changed || reads.brings(number, &differs, elsewhere)) {
                found.insert(key.clone());
            }
        }
        found
    }
}

impl Flow<'_> {
    /// What is read of objects that calls hand out, by their methods and by callers, if these objects were there before: found from
    /// the roots, or in what they read.
    fn read_where_handed_out(&self, roots: &[MethodKey], reads: &BTreeSet<Field>) -> BTreeSet<Field> {
        let used = used_later(self.graph, self.classes, roots);
        let mut found = self.read_by(&used.methods.into_iter().collect::<Vec<_>>());
        for class in used.types.iter().filter_map(|name| self.classes.get(name)) {
            let visible = class.fields.iter().filter(|f| !f.has(flags::PRIVATE | flags::SYNTHETIC | flags::STATIC));
            found.extend(visible.map(|field| (class.name.clone(), field.name.clone())));
        }
        let before = given(self.classes, roots, reads);
        found.retain(|field| is_static(self.classes, field) || before.contains(&field.0));
        found
    }
}

/// Some methods, by their numbers.
struct Marked {
    of: Vec<bool>,
    /// One of them may be called from elsewhere.
    from_outside: bool,
}

impl Marked {
    fn new(graph: &CallGraph, of: Vec<bool>) -> Self {
        let from_outside = graph.callbacks.iter().any(|method| of[*method as usize]);
        Self { of, from_outside }
    }

    /// Whether an instruction may call one of them.
    fn is_called(&self, graph: &CallGraph, node: Node) -> bool {
        self.from_outside && graph.leaves(node) || graph.direct(node).iter().any(|method| self.of[*method as usize])
    }

    /// Whether an instruction of a method may call one of them that has not begun before.
    fn is_begun(&self, graph: &CallGraph, method: MethodIndex, node: Node) -> bool {
        let mut direct = graph.direct(node).iter().filter(|callee| !has_begun(graph, method, **callee));
        self.from_outside && graph.leaves(node) || direct.any(|callee| self.of[*callee as usize])
    }
}

/// Whether this is the initialiser of a method's own class, which begins before the method.
fn has_begun(graph: &CallGraph, method: MethodIndex, initialiser: MethodIndex) -> bool {
    let [Some(own), Some(begun)] = [method, initialiser].map(|at| graph.methods.get(at as usize)) else { return false };
    &*begun.name == "<clinit>" && begun.class == own.class
}

/// What all methods of a version do to fields.
struct Flow<'a> {
    graph: &'a CallGraph,
    classes: &'a Classes,
    /// By method, in the order of its instructions.
    deeds: Vec<Vec<(Node, Deed)>>,
    /// By method: those that call it themselves.
    callers: Vec<Vec<MethodIndex>>,
    /// Methods that leave the classes here.
    leaving: Vec<MethodIndex>,
    /// It or what it calls changes objects.
    alters: Marked,
    leaves_elsewhere: Marked,
}

impl<'a> Flow<'a> {
    fn new(graph: &'a CallGraph, classes: &'a Classes) -> Self {
        let all = 0..graph.methods.len() as MethodIndex;
        let deeds: Vec<_> = all.clone().map(|at| deeds::of_method(graph, classes, at)).collect();
        let mut callers = vec![Vec::new(); deeds.len()];
        for caller in all.clone() {
            let callees = graph.nodes_of(caller).flat_map(|node| graph.direct(node)).copied();
            let callees: BTreeSet<MethodIndex> = callees.filter(|callee| !has_begun(graph, caller, *callee)).collect();
            callees.into_iter().for_each(|callee| callers[callee as usize].push(caller));
        }
        let leaving = all.filter(|at| graph.nodes_of(*at).any(|node| graph.leaves(node))).collect();
        let nothing = || Marked { of: Vec::new(), from_outside: false };
        let mut flow = Self { graph, classes, deeds, callers, leaving, alters: nothing(), leaves_elsewhere: nothing() };
        flow.alters = flow.leading_to(|deed| matches!(deed, Deed::ChangesObjects));
        flow.leaves_elsewhere = flow.leading_to(|deed| matches!(deed, Deed::LeavesElsewhere));
        flow
    }

    /// The methods that do such a thing, or call what does.
    fn leading_to(&self, such: impl Fn(&Deed) -> bool) -> Marked {
        let mut found = vec![false; self.deeds.len()];
        let does = self.deeds.iter().enumerate().filter(|(_, deeds)| deeds.iter().any(|(_, deed)| such(deed)));
        let mut todo: Vec<MethodIndex> = does.map(|(at, _)| at as MethodIndex).collect();
        let callbacks: BTreeSet<MethodIndex> = self.graph.callbacks.iter().copied().collect();
        let mut outside = false;
        while let Some(method) = todo.pop() {
            if std::mem::replace(&mut found[method as usize], true) {
                continue;
            }
            todo.extend(&self.callers[method as usize]);
            if callbacks.contains(&method) && !std::mem::replace(&mut outside, true) {
                todo.extend(&self.leaving);
            }
        }
        Marked::new(self.graph, found)
    }

    fn read_by(&self, methods: &[MethodIndex]) -> BTreeSet<Field> {
        methods.iter().flat_map(|method| read(&self.deeds[*method as usize])).collect()
    }

    /// What an instruction of a method does.
    fn deeds_at(&self, method: MethodIndex, node: Node) -> &[(Node, Deed)] {
        let all = &self.deeds[method as usize];
        let place = |node: Node| all.partition_point(|(at, _)| *at < node);
        &all[place(node)..place(node + 1)]
    }

    /// Some fields, and those that they may be filled from: what is read before something is written into them (or left
    /// `elsewhere`), where that is decided, computed and given.
    fn filled_from(&self, mut fields: BTreeSet<Field>, elsewhere: bool) -> BTreeSet<Field> {
        let graph = self.graph;
        let gives = |at: MethodIndex| graph.methods.get(at as usize).is_some_and(|m| !m.descriptor.ends_with(")V"));
        let (mut seen, mut computes) = (vec![false; graph.len()], vec![false; self.deeds.len()]);
        loop {
            let reads = Reads::new(self, fields.clone(), &fields);
            let mut found = BTreeSet::new();
            for at in 0..self.deeds.len() {
                if !(reads.writes.of[at] || reads.changes_held(at) || elsewhere && self.leaves_elsewhere.of[at]) {
                    continue;
                }
                let method = at as MethodIndex;
                for node in self.before(method, |node| reads.is_filled_at(method, node, elsewhere), &mut seen) {
                    found.extend(read(self.deeds_at(method, node)));
                    let alters = |callee: MethodIndex| self.alters.of[callee as usize] && reads.holds(at);
                    let inner = graph.called(node).filter(|callee| gives(*callee) || alters(*callee));
                    found.extend(self.read_by(&graph.methods_from(inner, &mut computes)));
                }
            }
            let known = fields.len();
            fields.extend(found);
            if fields.len() == known {
                return fields;
            }
        }
    }

    /// The instructions of a method from which one comes to such an instruction, these included, that were not seen before.
    fn before(&self, method: MethodIndex, such: impl Fn(Node) -> bool, seen: &mut [bool]) -> Vec<Node> {
        let nodes = self.graph.nodes_of(method);
        let mut comes_from: Vec<Vec<Node>> = vec![Vec::new(); nodes.len()];
        for node in nodes.clone() {
            for next in self.graph.next(node) {
                comes_from[(next - nodes.start) as usize].push(node);
            }
        }
        let mut todo: Vec<Node> = nodes.clone().filter(|node| such(*node)).collect();
        let (mut found, mut met) = (Vec::new(), vec![false; nodes.len()]);
        while let Some(node) = todo.pop() {
            let at = (node - nodes.start) as usize;
            if std::mem::replace(&mut met[at], true) {
                continue;
            }
            todo.extend(&comes_from[at]);
            if !std::mem::replace(&mut seen[node as usize], true) {
                found.push(node);
            }
        }
        found
    }
}

/// The fields that are read.
fn read(deeds: &[(Node, Deed)]) -> impl Iterator<Item = Field> {
    deeds.iter().filter_map(|(_, deed)| if let Deed::Reads(field) = deed { Some(field.clone()) } else { None })
}

/// Fields that code reads, and how all methods may leave something else in them.
struct Reads<'a> {
    flow: &'a Flow<'a>,
    fields: BTreeSet<Field>,
    /// It or what it calls writes one.
    writes: Marked,
    /// It or what it calls gets an object that one holds.
    gets: Marked,
    /// By method: it may be given such an object, or find it in a field that may hold it as well.
    is_given: Vec<bool>,
}

impl<'a> Reads<'a> {
    /// `shared`: the fields whose objects callers may have and give to others.
    fn new(flow: &'a Flow<'a>, fields: BTreeSet<Field>, shared: &BTreeSet<Field>) -> Self {
        let classes = flow.classes;
        let is_object = |field: &Field| field_info(classes, field).is_some_and(|info| !is_value_type(&info.descriptor));
        let writes = flow.leading_to(|deed| matches!(deed, Deed::Writes(field) if fields.contains(field)));
        let gets =
            flow.leading_to(|deed| matches!(deed, Deed::Reads(field) if fields.contains(field) && is_object(field)));
        let open: Vec<&FieldInfo> = shared.iter().filter_map(|field| may_be_given(classes, field)).collect();
        let may_hold = |kind: &str| !is_value_type(kind) && open.iter().any(|field| related(kind, &field.descriptor));
        let finds = flow.leading_to(|deed| {
            let Deed::Reads(field) = deed else { return false };
            field_info(classes, field).is_some_and(|info| may_hold(&info.descriptor))
        });
        let takes = |at: usize| parameter_types(&flow.graph.methods[at].descriptor).iter().any(|kind| may_hold(kind));
        let is_given = finds.of.into_iter().enumerate().map(|(at, finds)| finds || takes(at)).collect();
        Self { flow, fields, writes, gets, is_given }
    }

    /// Whether a method may have in hand what one of the fields holds.
    fn holds(&self, method: usize) -> bool {
        self.gets.of[method] || self.is_given[method]
    }

    /// Whether a method changes what one of the fields holds.
    fn changes_held(&self, method: usize) -> bool {
        self.flow.alters.of[method] && self.holds(method)
    }

    /// Whether an instruction of a method, or what it calls, leaves something in the fields, or elsewhere where that counts.
    fn is_filled_at(&self, method: MethodIndex, node: Node, elsewhere: bool) -> bool {
        let (flow, graph) = (self.flow, self.flow.graph);
        let holds = self.holds(method as usize);
        let own = flow.deeds_at(method, node).iter().any(|(_, deed)| match deed {
            Deed::Reads(_) | Deed::AsksLibrary => false,
            Deed::Writes(field) => self.fields.contains(field),
            Deed::ChangesObjects => holds,
            Deed::LeavesElsewhere => elsewhere,
        });
        own || self.writes.is_begun(graph, method, node)
            || holds && flow.alters.is_begun(graph, method, node)
            || elsewhere && flow.leaves_elsewhere.is_begun(graph, method, node)
    }

    /// Whether a method that did not change brings what changed to the fields: it calls what leads to a change and leaves
    /// something afterwards, or lets that change what it holds.
    fn brings(&self, method: usize, differs: &Marked, elsewhere: bool) -> bool {
        let (flow, graph) = (self.flow, self.flow.graph);
        let number = method as MethodIndex;
        let fills = |node: Node| self.is_filled_at(number, node, elsewhere);
        let begins: Vec<Node> = graph.nodes_of(number).filter(|node| differs.is_called(graph, *node)).collect();
        // What does it all by itself speaks for itself.
        let alone = |callee: usize| {
            self.writes.of[callee] || self.changes_held(callee) || elsewhere && flow.leaves_elsewhere.of[callee]
        };
        let needs_it = |callee: MethodIndex| differs.of[callee as usize] && !alone(callee as usize);
        if begins.iter().any(|node| fills(*node) && graph.called(*node).any(needs_it)) {
            return true;
        }
        let mut todo: Vec<Node> = begins.iter().flat_map(|node| graph.next(*node)).copied().collect();
        let mut seen = BTreeSet::new();
        while let Some(node) = todo.pop() {
            if seen.insert(node) {
                if fills(node) {
                    return true;
                }
                todo.extend(graph.next(node));
            }
        }
        false
    }
}

fn field_info<'c>(classes: &'c Classes, (owner, name): &Field) -> Option<&'c FieldInfo> {
    classes.get(owner)?.fields.iter().find(|field| field.name == *name)
}

fn is_static(classes: &Classes, field: &Field) -> bool {
    field_info(classes, field).is_none_or(|info| info.is_static())
}

/// The classes whose objects code from the roots may find: behind arguments, the receiver and static fields.
fn given(classes: &Classes, roots: &[MethodKey], reads: &BTreeSet<Field>) -> BTreeSet<Rc<str>> {
    let mut types = TypesOut::new(classes);
    types.inside = true;
    for root in roots {
        types.object(root.class.clone());
        parameter_types(&root.descriptor).iter().for_each(|kind| types.given(kind, None));
    }
    for info in reads.iter().filter(|field| is_static(classes, field)).filter_map(|field| field_info(classes, field)) {
        types.given(&info.descriptor, info.signature.as_deref());
    }
    types.all()
}

/// A field that holds an object which a caller may have, and give to code that takes such types.
fn may_be_given<'c>(classes: &'c Classes, field: &Field) -> Option<&'c FieldInfo> {
    let (class, field) = classes.get(&field.0).zip(field_info(classes, field))?;
    let kind = &*field.descriptor;
    let visible = |flags_of: u16| flags_of & (flags::PRIVATE | flags::SYNTHETIC) == 0;
    let may_hold = |other: &str| !is_value_type(other) && related(other, kind);
    let shared = || {
        // Classes around it and inside it see what is private.
        let nest = classes.values().filter(|other| top_level(&other.name) == top_level(&class.name));
        let mut methods = nest.flat_map(|class| class.methods.iter()).filter(|m| visible(m.access));
        methods.any(|m| {
            let given = m.descriptor.rsplit(')').next().unwrap_or_default();
            may_hold(given) || parameter_types(&m.descriptor).iter().any(|parameter| may_hold(parameter))
        })
    };
    (!is_value_type(kind) && (visible(field.access) || shared())).then_some(field)
}

/// Whether one object may be of both types. Any two classes may have a common subclass as far as their names tell.
fn related(one: &str, other: &str) -> bool {
    let is_reference = |kind: &str| kind.starts_with(['L', '[']);
    // Lists and buffers may be views of arrays.
    let holds_arrays = |kind: &str| kind.strip_prefix('L').is_some_and(is_of_library) && !is_value_type(kind);
    match (one.strip_prefix('['), other.strip_prefix('[')) {
        (Some(one), Some(other)) => one == other || related(one, other),
        (Some(_), None) => holds_arrays(other),
        (None, Some(_)) => holds_arrays(one),
        (None, None) => is_reference(one) && is_reference(other),
    }
}
