//! Identity hashes, and what depends on them: hashes made of them, default texts, the order of hash tables.
//!
//! An identity hash is another number in every run. A hash table that places its keys by it answers the same all the
//! same, so there it is only remembered that it was asked for (`State::placed`); who goes through such a table sees an
//! order that another run does not have. Whoever else asks sees the number itself.

use super::environment::{for_program, left_out};
use crate::interp::{Answer, Call, Model, Reply};
use crate::program::{Method, Origin};
use crate::state::{Ref, State, Value};
use crate::util::ClassId;

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/Object.hashCode()I", |call| {
        let object = call.object(0)?;
        asked(call, object);
        Ok(Reply::int(identity_hash(call.state, object)))
    }),
    ("java/lang/System.identityHashCode(Ljava/lang/Object;)I", |call| {
        if is_unknown_box(call) {
            asked_of_anything(call);
            return Ok(Reply::int(HASH_OF_BOX));
        }
        let object = call.reference(0)?;
        if object.is_null() {
            return Ok(Reply::int(0));
        }
        asked(call, object);
        Ok(Reply::int(identity_hash(call.state, object)))
    }),
];

/// `Set.of` and `Map.of` have another order in each run, whatever their elements are: who looks at it may see another one.
pub const ORDERED: &[(&str, Model)] = &[
    ("java/util/ImmutableCollections$Set12.iterator()Ljava/util/Iterator;", varies),
    ("java/util/ImmutableCollections$Set12.toArray()[Ljava/lang/Object;", varies),
    ("java/util/ImmutableCollections$Set12.toArray([Ljava/lang/Object;)[Ljava/lang/Object;", varies),
    ("java/util/ImmutableCollections$SetN.iterator()Ljava/util/Iterator;", varies),
    ("java/util/ImmutableCollections$SetN.toArray()[Ljava/lang/Object;", varies),
    ("java/util/ImmutableCollections$SetN.toArray([Ljava/lang/Object;)[Ljava/lang/Object;", varies),
    ("java/util/ImmutableCollections$MapN.entrySet()Ljava/util/Set;", varies),
];

/// Another run may answer differently; the Java code goes on.
pub fn varies(call: &mut Call) -> Answer {
    call.state.varies = true;
    Ok(Reply::Decline)
}

/// Where an order shows. Their Java code goes on.
pub const EXPLORING: &[(&str, Model)] = &[
    ("java/util/HashMap$HashIterator.<init>(Ljava/util/HashMap;)V", |c| order_of_map(c, 1)),
    ("java/util/HashMap$HashMapSpliterator.<init>(Ljava/util/HashMap;IIII)V", |c| order_of_map(c, 1)),
    ("java/util/HashMap.forEach(Ljava/util/function/BiConsumer;)V", |c| order_of_map(c, 0)),
    ("java/util/HashMap.replaceAll(Ljava/util/function/BiFunction;)V", |c| order_of_map(c, 0)),
    ("java/util/HashMap.containsValue(Ljava/lang/Object;)Z", searched),
    ("java/util/HashMap.keysToArray([Ljava/lang/Object;)[Ljava/lang/Object;", |c| order_of_map(c, 0)),
    ("java/util/HashMap.valuesToArray([Ljava/lang/Object;)[Ljava/lang/Object;", |c| order_of_map(c, 0)),
    ("java/util/HashMap$KeySet.forEach(Ljava/util/function/Consumer;)V", order_of_view),
    ("java/util/HashMap$Values.forEach(Ljava/util/function/Consumer;)V", order_of_view),
    ("java/util/HashMap$EntrySet.forEach(Ljava/util/function/Consumer;)V", order_of_view),
    ("java/util/Hashtable$Enumerator.<init>(Ljava/util/Hashtable;IZ)V", |c| order_of_map(c, 1)),
    ("java/util/Hashtable.contains(Ljava/lang/Object;)Z", searched),
    ("java/util/Hashtable.forEach(Ljava/util/function/BiConsumer;)V", |c| order_of_map(c, 0)),
    ("java/util/Hashtable.replaceAll(Ljava/util/function/BiFunction;)V", |c| order_of_map(c, 0)),
    (
        "java/util/concurrent/ConcurrentHashMap$Traverser.<init>([Ljava/util/concurrent/ConcurrentHashMap$Node;III)V",
        |c| Ok(order(c, c.arg(1))),
    ),
    (
        "java/util/concurrent/ConcurrentHashMap$BulkTask.<init>(Ljava/util/concurrent/ConcurrentHashMap$BulkTask;III[Ljava/util/concurrent/ConcurrentHashMap$Node;)V",
        |c| Ok(order(c, c.arg(5))),
    ),
    ("java/util/IdentityHashMap$IdentityHashMapIterator.<init>(Ljava/util/IdentityHashMap;)V", |c| by_identity(c, 1)),
    ("java/util/IdentityHashMap$IdentityHashMapSpliterator.<init>(Ljava/util/IdentityHashMap;IIII)V", |c| {
        by_identity(c, 1)
    }),
    ("java/util/IdentityHashMap.forEach(Ljava/util/function/BiConsumer;)V", |c| by_identity(c, 0)),
    ("java/util/IdentityHashMap.replaceAll(Ljava/util/function/BiFunction;)V", |c| by_identity(c, 0)),
    ("java/util/IdentityHashMap$KeySet.toArray([Ljava/lang/Object;)[Ljava/lang/Object;", order_of_identities),
    ("java/util/IdentityHashMap$Values.toArray([Ljava/lang/Object;)[Ljava/lang/Object;", order_of_identities),
    ("java/util/IdentityHashMap$EntrySet.toArray([Ljava/lang/Object;)[Ljava/lang/Object;", order_of_identities),
    // As in `ORDERED`.
    ("java/util/ImmutableCollections$Set12.iterator()Ljava/util/Iterator;", unmodifiable),
    ("java/util/ImmutableCollections$Set12.toArray()[Ljava/lang/Object;", unmodifiable),
    ("java/util/ImmutableCollections$Set12.toArray([Ljava/lang/Object;)[Ljava/lang/Object;", unmodifiable),
    ("java/util/ImmutableCollections$SetN.iterator()Ljava/util/Iterator;", unmodifiable),
    ("java/util/ImmutableCollections$SetN.toArray()[Ljava/lang/Object;", unmodifiable),
    ("java/util/ImmutableCollections$SetN.toArray([Ljava/lang/Object;)[Ljava/lang/Object;", unmodifiable),
    ("java/util/ImmutableCollections$MapN.entrySet()Ljava/util/Set;", unmodifiable),
];

/// The hash of boxes that hold an unknown number. Some of them may be the same object, so all have the same.
const HASH_OF_BOX: i32 = 17;

fn is_unknown_box(call: &Call) -> bool {
    call.arg(0).as_sym().is_some_and(|term| call.state.inputs.boxes.contains_key(&term))
}

/// Of what identity hashes are.
const HASHES: &str = "hash codes of objects that have none of their own";
const ORDERS: &str = "orders of objects by hash codes that are not their own";
const UNMODIFIABLE: &str = "orders of unmodifiable sets and maps";

/// Ids do not move, so they make good identity hashes; scattered a little, as programs expect of hashes.
fn identity_hash(state: &mut State, object: Ref) -> i32 {
    state.varies = true;
    ((object.0.wrapping_mul(0x9E37_79B1).rotate_left(15) ^ state.scatter) & 0x7fff_ffff) as i32
}

/// The hash of an object of which nothing more is known is another one.
fn asked_of_anything(call: &mut Call) {
    call.state.varies = true;
    if for_program(call) {
        left_out(call, HASHES);
    }
}

fn asked(call: &mut Call, object: Ref) {
    if !call.vm.config.exploring {
        return;
    }
    if chooses_place(call, object) {
        call.state.placed = true;
        call.machine().note_place_of(object);
    } else if for_program(call) {
        left_out(call, HASHES);
    }
}

/// The hash is asked for to find the place of a key in a hash table, and the keys' own code tells nobody more of it. Hashes
/// that become part of other hashes are asked for what these are.
fn chooses_place(call: &Call, object: Ref) -> bool {
    let program = &call.vm.program;
    let mut hashed = vec![object];
    for (frame, slots) in call.state.stack.frames_with_slots() {
        let method = program.method(frame.method);
        if !makes_hash(call, method) {
            let is_table = is_hash_table(&program.class(method.class).name);
            return is_table && hashed.into_iter().all(|object| is_quiet(call, object, &COMPARED[..1]));
        }
        hashed.extend(slots.first().filter(|_| !method.is_static()).and_then(|this| this.as_ref()));
    }
    false
}

fn makes_hash(call: &Call, method: &Method) -> bool {
    let program = &call.vm.program;
    let named = matches!(&*method.name, "hashCode" | "hash" | "deepHashCode" | "entryHashCode");
    let of_program = || matches!(program.class(method.class).origin, Origin::App(_));
    method.hidden
        || named && !is_table_hash(method) && (!of_program() || call.vm.world.only_makes_hash(program, method))
}

/// What is asked of the elements of a table, with the types of the methods.
const COMPARED: [(&str, &str); 2] = [("equals", "(Ljava/lang/Object;)Z"), ("hashCode", "()I")];

/// Nobody can tell how often, and in which order, an object is asked these: they change nothing.
fn is_quiet(call: &Call, object: Ref, asked: &[(&str, &str)]) -> bool {
    let program = &call.vm.program;
    let Some(class) = call.state.heap.class_of(object) else { return true };
    asked.iter().all(|(name, descriptor)| {
        let own = program.find_named(class, name, descriptor);
        let own = own.filter(|method| matches!(program.class(method.class).origin, Origin::App(_)));
        own.is_none_or(|method| call.vm.world.only_compares(program, method))
    })
}

/// `HashMap.hash(Object)` and its like: not part of a hash but what uses it.
fn is_table_hash(method: &Method) -> bool {
    &*method.name == "hash" && &*method.descriptor != "([Ljava/lang/Object;)I"
}

fn is_hash_table(class: &str) -> bool {
    let class = class.split('$').next().unwrap_or(class);
    matches!(
        class,
        "java/util/HashMap"
            | "java/util/LinkedHashMap"
            | "java/util/Hashtable"
            | "java/util/IdentityHashMap"
            | "java/util/WeakHashMap"
            | "java/util/ImmutableCollections"
            | "java/util/concurrent/ConcurrentHashMap"
    )
}

fn field(call: &Call, object: Ref, name: &str) -> Option<Value> {
    let class = call.state.heap.class_of(object)?;
    let slot = call.vm.program.find_field(class, name, None)?.slot as usize;
    call.state.heap.field(object, slot)
}

fn order_of_map(call: &mut Call, map: usize) -> Answer {
    let table = call.arg(map).as_ref().and_then(|map| field(call, map, "table"));
    Ok(order(call, table.unwrap_or_default()))
}

fn order_of_view(call: &mut Call) -> Answer {
    let map = call.arg(0).as_ref().and_then(|view| field(call, view, "this$0")).and_then(Value::as_ref);
    let table = map.and_then(|map| field(call, map, "table"));
    Ok(order(call, table.unwrap_or_default()))
}

/// Somebody goes through the nodes of a table.
fn order(call: &mut Call, table: Value) -> Reply {
    if call.state.placed && has_order(call, table) && for_program(call) {
        let shows = !is_all_the_same(call) || nodes(call, table).is_none_or(|nodes| !are_quiet(call, &nodes));
        if shows {
            left_out(call, ORDERS);
        }
    }
    Reply::Decline
}

/// The table is searched for something, which is asked whether it equals what is there, one after the other.
fn searched(call: &mut Call) -> Answer {
    let wanted = call.arg(1).as_ref().filter(|object| !object.is_null());
    if wanted.is_some_and(|wanted| !is_quiet(call, wanted, &COMPARED)) {
        return order_of_map(call, 0);
    }
    Ok(Reply::Decline)
}

fn are_quiet(call: &Call, nodes: &[Ref]) -> bool {
    nodes.iter().all(|node| {
        let held = ["key", "value", "val"].iter().filter_map(|name| field(call, *node, name)?.as_ref());
        held.filter(|object| !object.is_null()).all(|object| is_quiet(call, object, &COMPARED))
    })
}

/// The table has several keys, and one of them may be where its identity hash says.
fn has_order(call: &Call, table: Value) -> bool {
    let is_placed = |node: &Ref| field(call, *node, "key").is_none_or(|key| may_have_identity_hash(call, key));
    nodes(call, table).is_none_or(|nodes| nodes.len() > 1 && nodes.iter().any(is_placed))
}

/// The nodes of a table; none if they are not known.
pub(super) fn nodes(call: &Call, table: Value) -> Option<Vec<Ref>> {
    let table = table.as_ref()?;
    if table.is_null() {
        return Some(Vec::new());
    }
    let elements = call.state.heap.array(table)?;
    let mut found = Vec::new();
    for i in 0..elements.len() {
        let mut next = elements.get(i);
        while let Some(value) = next {
            let node = value.as_ref()?;
            if node.is_null() {
                break;
            }
            // The bins of large tables are trees behind a first node.
            let first = field(call, node, "first");
            if first.is_none() {
                found.push(node);
            }
            next = first.or_else(|| field(call, node, "next"));
        }
    }
    Some(found)
}

fn may_have_identity_hash(call: &Call, key: Value) -> bool {
    let class = match key.as_ref() {
        Some(object) if object.is_null() => return false,
        Some(object) => call.state.heap.class_of(object),
        None => key.as_sym().and_then(|term| call.state.inputs.boxes.get(&term)).map(|boxed| boxed.class),
    };
    class.is_none_or(|class| !is_hashed_by_value(call, class))
}

/// Values of the library, whose hashes say what they are.
fn is_hashed_by_value(call: &Call, class: ClassId) -> bool {
    let program = &call.vm.program;
    let name = &*program.class(class).name;
    let values = ["java/lang/", "java/time/", "java/math/", "java/util/UUID", "java/util/Date", "java/util/Locale"];
    let own = program.find_named(class, "hashCode", "()I").map(|method| &*program.class(method.class).name);
    values.iter().any(|prefix| name.starts_with(prefix))
        && own.is_some_and(|own| !matches!(own, "java/lang/Object" | "java/lang/Enum"))
}

/// Who goes through the table makes the same of every order.
fn is_all_the_same(call: &Call) -> bool {
    let program = &call.vm.program;
    let inside = |name: &str| is_hash_table(name) || matches!(name, "java/util/HashSet" | "java/util/Collections");
    for (frame, slots) in call.state.stack.frames_with_slots() {
        let method = program.method(frame.method);
        let class = &*program.class(method.class).name;
        let gathers = match (class, &*method.name) {
            ("java/util/AbstractMap" | "java/util/AbstractSet", "equals" | "hashCode" | "removeAll") => return true,
            ("java/util/AbstractCollection", "containsAll" | "retainAll" | "removeAll" | "contains") => return true,
            ("java/util/HashMap" | "java/util/concurrent/ConcurrentHashMap", "equals" | "hashCode") => return true,
            ("java/util/HashMap" | "java/util/concurrent/ConcurrentHashMap", "containsValue") => return true,
            ("java/util/EnumSet", "copyOf") => return true,
            ("java/util/HashMap", "putMapEntries") => true,
            ("java/util/AbstractCollection" | "java/util/AbstractMap", "addAll" | "putAll") => true,
            ("java/util/concurrent/ConcurrentHashMap" | "java/util/TreeMap" | "java/util/EnumMap", "putAll") => true,
            ("java/util/TreeSet", "addAll") => true,
            _ => false,
        };
        if gathers {
            let receiver = slots.first().and_then(|this| call.state.heap.class_of(this.as_ref()?));
            return receiver.is_some_and(|class| {
                let name = program.class(class).name.strip_prefix("java/util/").unwrap_or_default();
                matches!(name, "HashMap" | "HashSet" | "TreeMap" | "TreeSet" | "EnumMap" | "RegularEnumSet")
                    || name == "concurrent/ConcurrentHashMap"
            });
        }
        let passes_on = matches!(&*method.name, "<init>" | "iterator" | "spliterator" | "elements" | "keys");
        if !(passes_on && inside(class.split('$').next().unwrap_or(class))) {
            return false;
        }
    }
    false
}

/// Somebody goes through a map that places all its keys by identity.
fn by_identity(call: &mut Call, map: usize) -> Answer {
    let size = call.arg(map).as_ref().and_then(|map| field(call, map, "size")).and_then(Value::as_int);
    if size.is_none_or(|size| size > 1) && !is_all_the_same(call) && for_program(call) {
        left_out(call, ORDERS);
    }
    Ok(Reply::Decline)
}

fn order_of_identities(call: &mut Call) -> Answer {
    if for_program(call) {
        left_out(call, ORDERS);
    }
    Ok(Reply::Decline)
}

fn unmodifiable(call: &mut Call) -> Answer {
    if !has_one_element(call) && for_program(call) && !is_all_the_same(call) {
        left_out(call, UNMODIFIABLE);
    }
    Ok(Reply::Decline)
}

/// A set of one element has a mark in the place of its second.
fn has_one_element(call: &Call) -> bool {
    let program = &call.vm.program;
    let second = call.arg(0).as_ref().and_then(|set| field(call, set, "e1"));
    let mark = program.loaded("java/util/ImmutableCollections").and_then(|class| {
        let mark = program.find_field(class, "EMPTY", None)?;
        call.state.statics.get(mark.class, mark.slot as usize)
    });
    second.is_some() && second == mark
}
