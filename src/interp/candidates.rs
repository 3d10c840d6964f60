//! The classes that an unknown reference may have.
//!
//! For a class of the program: itself and what extends or implements it on the class path. For `Object`: a plain object, a
//! text, a number, and what the code that runs tells apart by `instanceof`, a pattern or `getClass`.

use std::rc::Rc;

use super::Machine;
use super::outcome::{Outcome, Partial};
use super::unknowns::{UNKNOWN_TYPE, readable};
use super::unusual_classes::FromLibrary;
use crate::classfile::{Constant, access};
use crate::program::{Class, Insn, Origin};
use crate::state::{Lazy, Ref};
use crate::util::ClassId;
use crate::world::Beyond;

/// Candidate classes that one reference tries.
const MOST_CANDIDATES: usize = 12;
/// Strings that stand for all others, and their length.
const MOST_LITERALS: usize = 8;
const LONGEST_LITERAL: usize = 12;

/// How an unknown reference may be filled.
pub(super) struct Candidate {
    pub class: ClassId,
    pub kind: CandidateKind,
}

pub(super) enum CandidateKind {
    Fields,
    Array,
    Text,
    /// A box, as `valueOf` gives it.
    Boxed,
    List,
    Set,
    Map,
    /// The constants of an enum, which exist already.
    Constants,
    /// A few strings, which are literals.
    Literals,
    /// An object that answers for this interface.
    Stub(ClassId),
    /// An object that the library makes as this line says.
    Library(&'static FromLibrary),
    /// An object of a class that a caller writes for this one.
    Written(ClassId),
}

impl Machine<'_> {
    /// The classes that a reference of this declared type may have, and whether they are all.
    pub(super) fn candidates(
        &mut self,
        declared: ClassId,
        lazy: &Lazy,
    ) -> Result<(Vec<Candidate>, bool), Box<Outcome>> {
        let usual = self.usual_candidates(declared, lazy);
        let class = self.vm.program.class(declared);
        if !self.state.inputs.unusual || matches!(class.origin, Origin::App(_)) {
            return usual;
        }
        let more = self.of_library(&class.name);
        match usual {
            Ok((mut all, complete)) => {
                let complete = complete && more.is_empty();
                all.extend(more);
                Ok((all, complete))
            }
            Err(outcome) if more.is_empty() => Err(outcome),
            Err(_) => Ok((more, false)),
        }
    }

    fn usual_candidates(&mut self, declared: ClassId, lazy: &Lazy) -> Result<(Vec<Candidate>, bool), Box<Outcome>> {
        let program = &self.vm.program;
        let class = program.class(declared);
        let one = |class, kind| Ok((vec![Candidate { class, kind }], true));
        if class.is_array() {
            return one(declared, CandidateKind::Array);
        }
        if is_enum(class) {
            return one(declared, CandidateKind::Constants);
        }
        if self.state.inputs.simple_texts && matches!(&*class.name, "java/lang/String" | "java/lang/Object") {
            let string = self.vm.known.string;
            return Ok((vec![Candidate { class: string, kind: CandidateKind::Literals }], false));
        }
        match &*class.name {
            "java/lang/String" => return one(declared, CandidateKind::Text),
            "java/lang/Integer"
            | "java/lang/Long"
            | "java/lang/Short"
            | "java/lang/Byte"
            | "java/lang/Character"
            | "java/lang/Float"
            | "java/lang/Double" => {
                return one(declared, CandidateKind::Boxed);
            }
            "java/lang/Boolean" => return one(declared, CandidateKind::Constants),
            "java/lang/CharSequence" | "java/lang/Comparable" => {
                let string = self.vm.known.string;
                return Ok((vec![Candidate { class: string, kind: CandidateKind::Text }], false));
            }
            "java/lang/Number" => {
                let found = ["java/lang/Integer", "java/lang/Long", "java/lang/Double"].map(|n| program.load(n).ok());
                let found = found.into_iter().flatten();
                let all = found.map(|class| Candidate { class, kind: CandidateKind::Boxed }).collect();
                return Ok((all, false));
            }
            "java/lang/Object" => return Ok((self.objects(declared), false)),
            // One implementation stands for the interface, as long as only what the contract settles is asked of it: see
            // `beyond`.
            "java/util/List" | "java/util/ArrayList" | "java/util/Collection" => {
                if let Ok(list) = program.load("java/util/ArrayList") {
                    return one(list, CandidateKind::List);
                }
            }
            // It promises nothing of a second iteration.
            "java/lang/Iterable" => {
                if let Ok(list) = program.load("java/util/ArrayList") {
                    return Ok((vec![Candidate { class: list, kind: CandidateKind::List }], false));
                }
            }
            "java/util/Set" | "java/util/HashSet" | "java/util/LinkedHashSet" => {
                if let Ok(set) = program.load("java/util/LinkedHashSet") {
                    return one(set, CandidateKind::Set);
                }
            }
            "java/util/Map" | "java/util/HashMap" | "java/util/LinkedHashMap" => {
                if let Ok(map) = program.load("java/util/LinkedHashMap") {
                    return one(map, CandidateKind::Map);
                }
            }
            "java/util/Optional" => return one(declared, CandidateKind::Fields),
            _ => {}
        }
        if let Some(stub) = self.stub_candidate(class).filter(|_| !matches!(class.origin, Origin::App(_))) {
            return Ok((vec![stub], false));
        }
        if !matches!(class.origin, Origin::App(_)) {
            let what = format!("{UNKNOWN_TYPE}{}", readable(&lazy.descriptor));
            return if lazy.nullable {
                Ok((Vec::new(), false))
            } else {
                Err(Outcome::partial(Partial::Unsupported(what)))
            };
        }
        let subtypes = self.vm.subtypes_of(declared);
        let mut complete = subtypes.complete;
        let mut found = Vec::new();
        let mut left_to_others = class.is_left_to_others();
        for name in subtypes.names.iter() {
            let Some(class) = program.loaded(name) else { continue };
            if program.class(class).is_abstract() || program.class(class).is_interface() {
                left_to_others |= program.class(class).is_left_to_others();
                continue;
            }
            if found.len() == MOST_CANDIDATES {
                complete = false;
                break;
            }
            let kind = if is_enum(program.class(class)) { CandidateKind::Constants } else { CandidateKind::Fields };
            found.push(Candidate { class, kind });
        }
        // Somebody who writes tests may extend what is there to be extended.
        if left_to_others {
            match self.vm.config.world.granting(Beyond::Classes) {
                // Functions that the program makes are of no class on the class path.
                Some(granted) if !self.vm.makes_functions_of(declared) => self.note_scope(granted),
                _ => complete = false,
            }
        }
        // A lambda expression, or a class that a test brings along.
        let functional = self.vm.config.functions && class.is_interface() && program.unimplemented(declared).len() == 1;
        if (found.is_empty() || functional)
            && let Some(stub) = self.stub_candidate(class)
        {
            complete = false;
            found.push(stub);
        }
        if self.state.inputs.unusual {
            return Ok((self.with_written(declared, found), false));
        }
        Ok((found, complete))
    }

    /// The strings that stand for all others: short ones, and some that the running classes of the program mention.
    pub(super) fn literals(&mut self) -> Vec<Ref> {
        let program = &self.vm.program;
        let mut found: Vec<Rc<[u16]>> = ["a", "b"].map(|text| text.encode_utf16().collect()).to_vec();
        for frame in self.state.stack.frames_down() {
            let owner = program.class(program.method(frame.method).class);
            let pool = owner.file.as_ref().filter(|_| matches!(owner.origin, Origin::App(_))).map(|f| &f.pool);
            for (_, constant) in pool.iter().flat_map(|pool| pool.iter()) {
                if let Constant::String(units) = constant
                    && units.len() <= LONGEST_LITERAL
                    && found.len() < MOST_LITERALS
                    && !found.contains(units)
                {
                    found.push(Rc::clone(units));
                }
            }
        }
        let ids: Vec<_> = found.iter().map(|units| program.literal(units)).collect();
        ids.into_iter().map(|id| self.vm.literal(self.state, id)).collect()
    }

    /// What an unknown `Object` may be.
    fn objects(&mut self, object: ClassId) -> Vec<Candidate> {
        let integer = self.vm.program.load("java/lang/Integer").ok();
        let mut all = vec![
            Candidate { class: object, kind: CandidateKind::Fields },
            Candidate { class: self.vm.known.string, kind: CandidateKind::Text },
        ];
        all.extend(integer.map(|class| Candidate { class, kind: CandidateKind::Boxed }));
        let lazy = Lazy {
            name: "".into(),
            descriptor: "".into(),
            signature: None,
            depth: 0,
            nullable: true,
            of: None,
            longest: None,
            resolved: None,
        };
        // Two versions may tell other classes apart.
        let apart = self.vm.config.twins && !self.state.inputs.unusual;
        let tested = if apart { Vec::new() } else { self.tested() };
        for tested in tested {
            if tested == object {
                continue;
            }
            let found = self.candidates(tested, &lazy).map(|(found, _)| found).unwrap_or_default();
            for candidate in found {
                if all.len() < MOST_CANDIDATES && all.iter().all(|c| c.class != candidate.class) {
                    all.push(candidate);
                }
            }
        }
        all
    }

    /// The classes that the program's classes on the stack tell apart, those of the method nearest to the top first.
    fn tested(&self) -> Vec<ClassId> {
        let program = &self.vm.program;
        let mut found: Vec<ClassId> = Vec::new();
        let mut seen: Vec<ClassId> = Vec::new();
        for frame in self.state.stack.frames_down() {
            let owner = program.class(program.method(frame.method).class);
            if !matches!(owner.origin, Origin::App(_)) || seen.contains(&owner.id) {
                continue;
            }
            seen.push(owner.id);
            for class in self.vm.tested_by(owner) {
                if !found.contains(&class) {
                    found.push(class);
                }
            }
        }
        found
    }
}

fn is_enum(class: &Class) -> bool {
    class.access & access::ENUM != 0
}

impl super::Vm {
    /// The classes that a class names in `instanceof` and in patterns, itself if it asks objects for their class or compares
    /// itself with others, and the classes that it casts to.
    pub fn tested_by(&self, class: &Class) -> Vec<ClassId> {
        if let Some(known) = self.tested.borrow().get(&class.id) {
            return known.clone();
        }
        let program = &self.program;
        let Some(file) = class.file.as_ref() else { return Vec::new() };
        let named = |index: u16| match file.pool.get(index) {
            Some(Constant::Class(name)) => program.load(name).ok(),
            _ => None,
        };
        let (mut found, mut cast) = (Vec::new(), Vec::new());
        for method in class.methods.iter().map(|m| program.method(*m)) {
            if &*method.name == "equals" && &*method.descriptor == "(Ljava/lang/Object;)Z" {
                found.push(class.id);
            }
            let Ok(code) = program.code(method) else { continue };
            for insn in code.insns.iter() {
                match insn.get() {
                    Insn::InstanceOfQ(tested) => found.push(tested),
                    Insn::InstanceOf(index) => found.extend(named(index)),
                    Insn::CheckCastQ(wanted) => cast.push(wanted),
                    Insn::CheckCast(index) => cast.extend(named(index)),
                    _ => {}
                }
            }
        }
        let asks = file.pool.iter().any(|(_, c)| matches!(c, Constant::Method(m) if &*m.name == "getClass"));
        found.extend(asks.then_some(class.id));
        for bootstrap in &file.bootstrap_methods {
            let switch = match file.pool.get(bootstrap.handle) {
                Some(Constant::MethodHandle { reference, .. }) => file.pool.get(*reference),
                _ => None,
            };
            if matches!(switch, Some(Constant::Method(m)) if &*m.class == "java/lang/runtime/SwitchBootstraps") {
                found.extend(bootstrap.arguments.iter().filter_map(|index| named(*index)));
            }
        }
        let mut once: Vec<ClassId> = Vec::new();
        found.into_iter().chain(cast).for_each(|tested| {
            if !once.contains(&tested) {
                once.push(tested);
            }
        });
        self.tested.borrow_mut().insert(class.id, once.clone());
        once
    }
}
