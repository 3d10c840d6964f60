//! Changed code that a target does not run but whose traces it reads: a method that sets a field otherwise makes an
//! unchanged method of the same class give something else. The answer about a method that the user names stands on these
//! being the same as well, as it does on those of the objects that it hands out (`handed_out`).
//!
//! What a method reads may have come a long way: a builder's field fills that of what it builds, by code that did not change
//! ([`Flow::filled_from`]). And what changed need not write itself: unchanged code that calls it and then writes, or gives it
//! what a field holds, leaves otherwise what it leaves ([`Reads::brings`]). An initialiser that did not change may still run
//! otherwise, with other classes than before (`begun`).

use std::collections::BTreeSet;
use std::rc::Rc;

use super::begun::{begun_otherwise, begun_with};
use super::deeds::{self, Deed, Field, Handles};
use super::handed_out::{Used, used_later};
use super::in_hand::{Owners, field_info, related};
use super::types_out::TypesOut;
use crate::analysis::callgraph::{CallGraph, MethodIndex, Node};
use crate::analysis::diff::{Changes, Classes, MethodKey, Version, supertypes};
use crate::classfile::{FieldInfo, access as flags};
use crate::explore::script::parameter_types;
use crate::world::library::{is_value, is_value_type};

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
pub struct Flows<'a> {
    of: [Flow<'a>; 2],
    /// Initialisers that run otherwise, by version.
    begun: [BTreeSet<MethodKey>; 2],
}

impl<'a> Flows<'a> {
    pub fn new(changes: &'a Changes) -> Self {
        let versions = [Version::Old, Version::New];
        Self {
            of: versions.map(|version| Flow::new(changes.graph(version), changes.files(version))),
            begun: begun_otherwise(changes),
        }
    }

    /// Whether this is an initialiser that runs with other classes than before.
    pub fn begins_otherwise(&self, initialiser: &MethodKey) -> bool {
        self.begun.iter().any(|begun| begun.contains(initialiser))
    }

    /// The methods, of either version and other than the target, that run changed code and may leave something else where code
    /// from the roots looks. What was followed before the target leaves the same in fields, but a caller may still change what it
    /// shares.
    pub fn writers(&self, changes: &Changes, roots: &Roots<'_>) -> BTreeSet<MethodKey> {
        let versions = [Version::Old, Version::New].into_iter().zip(self.of.iter().zip(&self.begun));
        versions.flat_map(|(version, (flow, begun))| flow.writers(changes, version, begun, roots)).collect()
    }
}

impl Flow<'_> {
    fn writers(
        &self,
        changes: &Changes,
        version: Version,
        begun: &BTreeSet<MethodKey>,
        roots: &Roots<'_>,
    ) -> BTreeSet<MethodKey> {
        let (compared, followed, roots) = (roots.own, roots.followed, roots.all);
        let mut found = BTreeSet::new();
        let (flow, graph, classes) = (self, self.graph, self.classes);
        let reaching = changes.reaching(version);
        if reaching.is_empty() && begun.is_empty() {
            return found;
        }
        let keys: Vec<MethodKey> =
            graph.methods.iter().map(|m| MethodKey::new(&m.class, &m.name, &m.descriptor)).collect();
        let differs =
            Marked::new(graph, keys.iter().map(|key| reaching.contains(key) || begun.contains(key)).collect());
        let index = |key: &MethodKey| graph.method(&key.class, &key.name, &key.descriptor);
        let mut run = vec![false; graph.methods.len()];
        let reached = graph.methods_from(roots.iter().filter_map(index), &mut run);
        let used = used_later(graph, classes, roots);
        let initialisers = flow.begin_before(changes, version, roots);
        let begins = graph.methods_from(initialisers.iter().copied(), &mut vec![false; graph.methods.len()]);
        let timed = flow.timed(reached.iter().chain(&initialisers).copied());
        let begins_timed = flow.leading_from(timed.iter().copied());
        let looks = flow.looks_of(reached.iter().chain(&used.methods).chain(&begins).copied());
        let mut reads = flow.read_by(&reached);
        reads.extend(flow.read_to_begin(&begins));
        reads.extend(flow.read_where_handed_out(&used, roots, &reads));
        reads.extend(inherited(classes, roots).into_iter().map(|class| (class, INHERITED.into())));
        let (reads, looks) = flow.filled_from(reads, looks);
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
            let changed = changes.method(version, key).is_some() || begun.contains(key);
            let looks = if followed { Looks::default() } else { looks };
            let touches =
                !followed && reads.writes.of[number] || reads.changes_held(number) || flow.leaves(number, looks);
            let begins = begins_timed.of[number] && changed && !timed.contains(&(number as MethodIndex));
            if begins || touches && (changed || reads.brings(number, &differs, looks)) {
                found.insert(key.clone());
            }
        }
        found
    }
}

impl Flow<'_> {
    /// What is read of objects that calls hand out, by their methods and by callers, if these objects were there before: found from
    /// the roots, or in what they read.
    fn read_where_handed_out(&self, used: &Used, roots: &[MethodKey], reads: &BTreeSet<Field>) -> BTreeSet<Field> {
        let mut found = self.read_by(&used.methods.iter().copied().collect::<Vec<_>>());
        for class in used.types.iter().filter_map(|name| self.classes.get(name)) {
            let visible = class.fields.iter().filter(|f| !f.has(flags::PRIVATE | flags::SYNTHETIC | flags::STATIC));
            found.extend(visible.map(|field| (class.name.clone(), field.name.clone())));
        }
        let before = given(self.classes, roots, reads);
        found.retain(|field| is_static(self.classes, field) || before.contains(&field.0));
        found
    }
}

/// Where code looks beside fields.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Looks {
    /// At what any call may have left, also through objects that others made.
    anywhere: bool,
    /// At settings, or through such objects: at what direct calls leave.
    through: bool,
}

impl Looks {
    fn of<'d>(deeds: impl IntoIterator<Item = &'d (Node, Deed)>) -> Self {
        let mut found = Self::default();
        for (_, deed) in deeds {
            found.anywhere |= matches!(deed, Deed::Asks);
            found.through |= matches!(deed, Deed::Asks | Deed::AsksThrough);
        }
        found
    }

    fn and(self, other: Self) -> Self {
        Self { anywhere: self.anywhere || other.anywhere, through: self.through || other.through }
    }
}

/// The name of what the library keeps in an object of a class of the program that extends one of its own: no field has it.
const INHERITED: &str = "";

const ANYTHING: &str = "Ljava/lang/Object;";

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
    leaves: Marked,
    leaves_through: Marked,
    owners: Owners<'a>,
}

impl<'a> Flow<'a> {
    fn new(graph: &'a CallGraph, classes: &'a Classes) -> Self {
        let all = 0..graph.methods.len() as MethodIndex;
        let (handles, owners) = (Handles::new(classes), Owners::new(classes));
        let deeds: Vec<_> = all.clone().map(|at| deeds::of_method(graph, &owners, &handles, at)).collect();
        let mut callers = vec![Vec::new(); deeds.len()];
        for caller in all.clone() {
            let callees = graph.nodes_of(caller).flat_map(|node| graph.direct(node)).copied();
            let callees: BTreeSet<MethodIndex> = callees.filter(|callee| !has_begun(graph, caller, *callee)).collect();
            callees.into_iter().for_each(|callee| callers[callee as usize].push(caller));
        }
        let leaving = all.filter(|at| graph.nodes_of(*at).any(|node| graph.leaves(node))).collect();
        let nothing = || Marked { of: Vec::new(), from_outside: false };
        let [alters, leaves, leaves_through] = [nothing(), nothing(), nothing()];
        let mut flow = Self { graph, classes, deeds, callers, leaving, alters, leaves, leaves_through, owners };
        flow.alters = flow.leading_to(|deed| matches!(deed, Deed::ChangesObjects));
        flow.leaves = flow.leading_to(|deed| matches!(deed, Deed::Leaves));
        flow.leaves_through = flow.leading_to(|deed| matches!(deed, Deed::LeavesThrough));
        flow
    }

    /// Whether a method, or what it calls, leaves something where one looks beside fields.
    fn leaves(&self, method: usize, looks: Looks) -> bool {
        looks.through && self.leaves.of[method] || looks.anywhere && self.leaves_through.of[method]
    }

    /// The methods that do such a thing, or call what does.
    fn leading_to(&self, such: impl Fn(&Deed) -> bool) -> Marked {
        let does = self.deeds.iter().enumerate().filter(|(_, deeds)| deeds.iter().any(|(_, deed)| such(deed)));
        self.leading_from(does.map(|(at, _)| at as MethodIndex))
    }

    /// Some methods, and those that call them.
    fn leading_from(&self, methods: impl Iterator<Item = MethodIndex>) -> Marked {
        let mut found = vec![false; self.deeds.len()];
        let mut todo: Vec<MethodIndex> = methods.collect();
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

    fn looks_of(&self, methods: impl IntoIterator<Item = MethodIndex>) -> Looks {
        Looks::of(methods.into_iter().flat_map(|method| &self.deeds[method as usize]))
    }

    /// The initialisers that begin before calls of the roots.
    fn begin_before(&self, changes: &Changes, version: Version, roots: &[MethodKey]) -> Vec<MethodIndex> {
        let with = |class: &Rc<str>| begun_with(changes, version, class).into_iter().chain([class.clone()]);
        let classes: BTreeSet<Rc<str>> = roots.iter().flat_map(|root| with(&root.class)).collect();
        classes.iter().filter_map(|class| self.graph.method(class, "<clinit>", "()V")).collect()
    }

    /// The initialisers among some methods that read variables which others write: when they begin makes a difference.
    fn timed(&self, methods: impl Iterator<Item = MethodIndex>) -> BTreeSet<MethodIndex> {
        let (graph, classes) = (self.graph, self.classes);
        let is_timed = |initialiser: &MethodIndex| {
            let Some(own) = graph.methods.get(*initialiser as usize).filter(|m| &*m.name == "<clinit>") else {
                return false;
            };
            let mut inside = vec![false; graph.methods.len()];
            let all = graph.methods_from([*initialiser], &mut inside);
            let is_variable = |field: &Field| {
                let info = field_info(classes, field);
                field.0 != own.class && info.is_some_and(|info| info.is_static() && !info.has(flags::FINAL))
            };
            let state: BTreeSet<Field> = self.read_by(&all).into_iter().filter(is_variable).collect();
            let is_open = |field: &Field| field_info(classes, field).is_some_and(|info| !info.has(flags::PRIVATE));
            let written = |deed: &Deed| matches!(deed, Deed::Writes(field) if state.contains(field));
            let begins = |method: usize| graph.methods.get(method).is_some_and(|m| &*m.name == "<clinit>");
            let mut others = self.deeds.iter().enumerate().filter(|(at, _)| !inside[*at] && !begins(*at));
            state.iter().any(is_open)
                || !state.is_empty() && others.any(|(_, deeds)| deeds.iter().any(|(_, deed)| written(deed)))
        };
        methods.filter(is_timed).collect()
    }

    /// What is read of what was there before. Constants of a class are what its initialiser itself gives them.
    fn read_to_begin(&self, begins: &[MethodIndex]) -> BTreeSet<Field> {
        let is_own = |method: MethodIndex, field: &Field| {
            let info = field_info(self.classes, field);
            let method = self.graph.methods.get(method as usize);
            method.is_some_and(|method| &*method.name == "<clinit>" && method.class == field.0)
                && info.is_some_and(|info| info.is_static() && info.has(flags::FINAL))
        };
        let read_by = |method: &MethodIndex| {
            let (method, deeds) = (*method, &self.deeds[*method as usize]);
            read(deeds).filter(move |field| !is_own(method, field))
        };
        begins.iter().flat_map(read_by).collect()
    }

    /// What an instruction of a method does.
    fn deeds_at(&self, method: MethodIndex, node: Node) -> &[(Node, Deed)] {
        let all = &self.deeds[method as usize];
        let place = |node: Node| all.partition_point(|(at, _)| *at < node);
        &all[place(node)..place(node + 1)]
    }

    /// Some fields, and those that they may be filled from: what is read before something is written into them (or left
    /// where one looks beside them), where that is decided, computed and given. And where one looks for that beside fields.
    fn filled_from(&self, mut fields: BTreeSet<Field>, mut looks: Looks) -> (BTreeSet<Field>, Looks) {
        let graph = self.graph;
        let (mut seen, mut computes) = (vec![false; graph.len()], vec![false; self.deeds.len()]);
        loop {
            let reads = Reads::new(self, fields.clone(), &fields);
            let (mut found, mut also) = (BTreeSet::new(), looks);
            for at in 0..self.deeds.len() {
                if !(reads.writes.of[at] || reads.changes_held(at) || self.leaves(at, looks)) {
                    continue;
                }
                let method = at as MethodIndex;
                for node in self.before(method, |node| reads.is_filled_at(method, node, looks), &mut seen) {
                    let deeds = self.deeds_at(method, node);
                    found.extend(read(deeds));
                    // What gives nothing may throw, and fill what it is given.
                    let inner = graph.methods_from(graph.called(node), &mut computes);
                    found.extend(self.read_by(&inner));
                    also = also.and(Looks::of(deeds)).and(self.looks_of(inner));
                }
            }
            let known = (fields.len(), std::mem::replace(&mut looks, also));
            fields.extend(found);
            if (fields.len(), looks) == known {
                return (fields, looks);
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
        let gets =
            flow.leading_to(|deed| matches!(deed, Deed::Reads(field) if fields.contains(field) && is_object(field)));
        let open: Vec<&FieldInfo> = shared
            .iter()
            .filter(|field| flow.owners.may_be_given(field))
            .filter_map(|field| field_info(classes, field))
            .collect();
        let may_hold = |kind: &str| may_lead_to(kind, &open);
        let are_printed_to = open.iter().any(|info| may_be_printed_to(classes, &info.descriptor));
        let finds = flow.leading_to(|deed| match deed {
            Deed::Reads(field) => field_info(classes, field).is_some_and(|info| may_hold(&info.descriptor)),
            // Somebody may have left it there.
            Deed::Leaves | Deed::Asks => !open.is_empty(),
            Deed::LeavesThrough | Deed::Prints => are_printed_to,
            _ => false,
        });
        let inherited: Vec<&Rc<str>> =
            fields.iter().filter(|(_, name)| **name == *INHERITED).map(|(of, _)| of).collect();
        let may_be = |kind: &str| inherited.iter().any(|class| may_be_of(classes, kind, class));
        let info = |at: usize| {
            let method = &flow.graph.methods[at];
            classes.get(&method.class)?.method(&method.name, &method.descriptor)
        };
        let is_of_inherited = |at: usize| {
            info(at).is_some_and(|info| !info.is_static()) && may_be(&format!("L{};", flow.graph.methods[at].class))
        };
        let takes = |at: usize| {
            let kinds = parameter_types(&flow.graph.methods[at].descriptor);
            kinds.iter().any(|kind| may_hold(kind) || may_be(kind)) || is_of_inherited(at)
        };
        // What a class writes into what it inherits from the library is written by calls.
        let all = flow.deeds.iter().enumerate();
        let writing = all.filter(|(at, deeds)| {
            let inherits = is_of_inherited(*at);
            deeds.iter().any(|(_, deed)| match deed {
                Deed::Writes(field) => fields.contains(field),
                Deed::ChangesObjects => inherits,
                _ => false,
            })
        });
        let writes = flow.leading_from(writing.map(|(at, _)| at as MethodIndex));
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

    /// Whether an instruction of a method, or what it calls, leaves something in the fields, or where one looks beside them.
    fn is_filled_at(&self, method: MethodIndex, node: Node, looks: Looks) -> bool {
        let (flow, graph) = (self.flow, self.flow.graph);
        let holds = self.holds(method as usize);
        let own = flow.deeds_at(method, node).iter().any(|(_, deed)| match deed {
            Deed::Reads(_) | Deed::Asks | Deed::AsksThrough | Deed::Prints => false,
            Deed::Writes(field) => self.fields.contains(field),
            Deed::ChangesObjects => holds,
            Deed::Leaves => looks.through,
            Deed::LeavesThrough => looks.anywhere,
        });
        own || self.writes.is_begun(graph, method, node)
            || holds && flow.alters.is_begun(graph, method, node)
            || looks.through && flow.leaves.is_begun(graph, method, node)
            || looks.anywhere && flow.leaves_through.is_begun(graph, method, node)
    }

    /// Whether a method that did not change brings what changed to the fields: it calls what leads to a change and leaves
    /// something afterwards, or lets that change what it holds.
    fn brings(&self, method: usize, differs: &Marked, looks: Looks) -> bool {
        let (flow, graph) = (self.flow, self.flow.graph);
        let number = method as MethodIndex;
        let fills = |node: Node| self.is_filled_at(number, node, looks);
        let begins: Vec<Node> = graph.nodes_of(number).filter(|node| differs.is_called(graph, *node)).collect();
        // What does it all by itself speaks for itself.
        let alone = |callee: usize| self.writes.of[callee] || self.changes_held(callee) || flow.leaves(callee, looks);
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

fn is_static(classes: &Classes, field: &Field) -> bool {
    field_info(classes, field).is_none_or(|info| info.is_static())
}

/// The classes of the program among the receivers and what is passed to the roots in which the library keeps something.
fn inherited(classes: &Classes, roots: &[MethodKey]) -> BTreeSet<Rc<str>> {
    let named = roots.iter().flat_map(|root| {
        let passed = parameter_types(&root.descriptor).into_iter();
        let passed = passed.filter_map(|kind| Some(Rc::from(kind.strip_prefix('L')?.strip_suffix(';')?)));
        passed.chain([root.class.clone()])
    });
    let plain = ["java/lang/Object", "java/lang/Record", "java/lang/Enum"];
    let extends = |name: &Rc<str>| {
        classes.contains_key(name)
            && supertypes(classes, name).iter().any(|above| {
                let outside = classes.get(above).and_then(|class| class.super_name.as_ref());
                outside.is_some_and(|name| !classes.contains_key(name) && !plain.contains(&&**name))
            })
    };
    named.filter(extends).collect()
}

/// Whether a value of a type may be an object of a class of the program that extends one of the library.
fn may_be_of(classes: &Classes, kind: &str, class: &str) -> bool {
    let Some(name) = kind.strip_prefix('L').and_then(|kind| kind.strip_suffix(';')) else { return false };
    match classes.contains_key(name) {
        true => supertypes(classes, class).contains(name) || supertypes(classes, name).contains(class),
        false => !is_value(name),
    }
}

/// Whether what is printed may go to objects of a type.
fn may_be_printed_to(classes: &Classes, kind: &str) -> bool {
    let name = kind.strip_prefix('L').and_then(|kind| kind.strip_suffix(';'));
    let above = |name: &str| match classes.contains_key(name) {
        true => supertypes(classes, name).iter().filter_map(|name| classes.get(name)?.super_name.clone()).collect(),
        false => vec![Rc::from(name)],
    };
    let is_sink = |name: &str| {
        name.starts_with("java/io/")
            || matches!(name, "java/lang/Appendable" | "java/util/Formatter")
            || kind == ANYTHING
    };
    name.is_some_and(|name| above(name).iter().any(|name| is_sink(name)))
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

/// Whether a value of a type, or an element of it, may be an object that one of the fields holds.
fn may_lead_to(kind: &str, fields: &[&FieldInfo]) -> bool {
    let is_it = || !is_value_type(kind) && fields.iter().any(|field| related(kind, &field.descriptor));
    is_it() || kind.strip_prefix('[').is_some_and(|element| may_lead_to(element, fields))
}
