//! Symbolic references to classes, fields and methods (JVMS 5.4.3), and which method a call selects (5.4.6).

use std::cell::Cell;
use std::rc::Rc;

use super::class::{Class, Method, Selector};
use super::{LinkError, Program};
use crate::classfile::{Constant, MemberRef};
use crate::util::{ClassId, MethodId};

/// A resolved field: the class that declares it and its slot there.
#[derive(Clone, Copy, Debug)]
pub struct FieldRef {
    pub class: ClassId,
    pub slot: u32,
    pub is_static: bool,
}

/// A call through an interface: what to look for, and what the last receiver's class gave.
pub struct InterfaceSite {
    pub selector: Selector,
    /// The resolved method, for messages and arity.
    pub method: MethodId,
    pub cache: Cell<(ClassId, MethodId)>,
}

/// A call of a signature-polymorphic method (JVMS 2.9.3).
pub struct PolymorphicSite {
    pub member: MemberRef,
    /// The class that makes the call.
    pub caller: ClassId,
}

impl Program {
    fn pool_class(&self, class: &Class, index: u16) -> Result<Rc<str>, LinkError> {
        match class.file.as_ref().and_then(|f| f.pool.get(index)) {
            Some(Constant::Class(name)) => Ok(Rc::clone(name)),
            _ => Err(LinkError::new("java/lang/ClassFormatError", format!("constant {index} is no class"))),
        }
    }

    fn pool_member(&self, class: &Class, index: u16) -> Result<MemberRef, LinkError> {
        match class.file.as_ref().and_then(|f| f.pool.get(index)) {
            Some(Constant::Field(m) | Constant::Method(m) | Constant::InterfaceMethod(m)) => Ok(m.clone()),
            _ => Err(LinkError::new("java/lang/ClassFormatError", format!("constant {index} is no member"))),
        }
    }

    pub fn resolve_class(&self, from: ClassId, index: u16) -> Result<ClassId, LinkError> {
        let name = self.pool_class(self.class(from), index)?;
        self.load(&name)
    }

    pub fn resolve_field(&self, from: ClassId, index: u16) -> Result<FieldRef, LinkError> {
        let member = self.pool_member(self.class(from), index)?;
        let class = self.load(&member.class)?;
        self.find_field(class, &member.name, Some(&member.descriptor)).ok_or_else(|| {
            let what = format!(
                "Class {} does not have member field '{} {}'",
                member.class.replace('/', "."),
                crate::classfile::descriptor::FieldType::parse(&member.descriptor).map_or(String::new(), |t| t.java()),
                member.name
            );
            LinkError::new(
                "java/lang/NoSuchFieldError",
                if self.jdk.feature() >= 21 { what } else { member.name.to_string() },
            )
        })
    }

    /// A field of the class, its interfaces or its superclasses, in the order of JVMS 5.4.3.2.
    pub fn find_field(&self, class: ClassId, name: &str, descriptor: Option<&str>) -> Option<FieldRef> {
        let found = self.class(class);
        if let Some(field) = found.field(name, descriptor) {
            return Some(FieldRef { class, slot: field.slot, is_static: field.is_static() });
        }
        let interfaces = found.interfaces.iter().find_map(|i| self.find_field(*i, name, descriptor));
        interfaces.or_else(|| self.find_field(found.super_class?, name, descriptor))
    }

    /// The method that a call names; for calls it still has to be selected by the receiver.
    pub fn resolve_method(&self, from: ClassId, index: u16) -> Result<&Method, LinkError> {
        let member = self.pool_member(self.class(from), index)?;
        self.resolve_member(&member)
    }

    /// What an instruction names, whether or not it is there.
    pub fn named_member(&self, from: ClassId, index: u16) -> Option<MemberRef> {
        self.pool_member(self.class(from), index).ok()
    }

    pub fn resolve_member(&self, member: &MemberRef) -> Result<&Method, LinkError> {
        let class = self.load(&member.class)?;
        self.find_named(class, &member.name, &member.descriptor).ok_or_else(|| {
            let what = method_signature(&member.class, &member.name, &member.descriptor);
            if self.is_left_out(member) {
                return LinkError::unsupported(what);
            }
            LinkError::new("java/lang/NoSuchMethodError", format!("'{what}'"))
        })
    }

    /// The library has this method, but the stub that stands for its class does not.
    fn is_left_out(&self, member: &MemberRef) -> bool {
        let real = || self.jdk.find(&member.class).ok().flatten();
        super::stubs::find(&member.class).is_some()
            && real().and_then(|found| crate::classfile::parse(&found.bytes).ok()).is_some_and(|class| {
                class.methods.iter().any(|m| m.name == member.name && m.descriptor == member.descriptor)
            })
    }

    pub fn polymorphic_member(&self, from: ClassId, index: u16) -> Option<MemberRef> {
        let member = self.pool_member(self.class(from), index).ok()?;
        let holder = matches!(&*member.class, "java/lang/invoke/MethodHandle" | "java/lang/invoke/VarHandle");
        if !holder {
            return None;
        }
        let generic = "([Ljava/lang/Object;)Ljava/lang/Object;";
        let class = self.load(&member.class).ok()?;
        let named = self.class(class).methods.iter().map(|m| self.method(*m)).any(|m| {
            m.name == member.name
                && m.is_native()
                && m.access & crate::classfile::access::VARARGS != 0
                && (&*m.descriptor == generic || m.descriptor.starts_with("([Ljava/lang/Object;)"))
        });
        named.then_some(member)
    }

    /// Superclasses first, then the maximally specific superinterface method (JVMS 5.4.3.3).
    pub fn find_method(&self, class: ClassId, selector: Selector) -> Option<&Method> {
        let found = self.class(class);
        for ancestor in found.display.iter().rev() {
            if let Some(method) = self.class(*ancestor).declared.get(&selector) {
                return Some(self.method(*method));
            }
        }
        if found.is_interface() {
            let object = self.load("java/lang/Object").ok()?;
            let method = self.class(object).declared.get(&selector).map(|m| self.method(*m));
            if let Some(method) = method.filter(|m| m.is_public() && !m.is_static()) {
                return Some(method);
            }
        }
        self.most_specific(found, selector)
    }

    /// The method that a name means in a class: constructors and initialisers are its own, all others may be inherited.
    pub fn find_named(&self, class: ClassId, name: &str, descriptor: &str) -> Option<&Method> {
        let found = self.find_method(class, self.selector(name, descriptor))?;
        (!name.starts_with('<') || found.class == class).then_some(found)
    }

    /// The method of a key such as `java/lang/Math.max(II)I`.
    pub fn find_by_key(&self, key: &str) -> Option<MethodId> {
        let (owner, descriptor) = key.split_at(key.find('(')?);
        let (class, name) = owner.rsplit_once('.')?;
        let class = self.load(class).ok()?;
        self.find_named(class, name, descriptor).map(|m| m.id)
    }

    /// Among the interfaces' methods with this selector one that no other, more specific one overrides; a default method
    /// before an abstract one.
    fn most_specific(&self, class: &Class, selector: Selector) -> Option<&Method> {
        let candidates: Vec<&Method> = class
            .all_interfaces
            .iter()
            .filter_map(|i| self.class(*i).declared.get(&selector))
            .map(|m| self.method(*m))
            .filter(|m| !m.is_private() && !m.is_static())
            .collect();
        let maximal = candidates
            .iter()
            .filter(|m| !candidates.iter().any(|o| o.class != m.class && self.is_subtype(o.class, m.class)))
            .copied();
        let mut maximal: Vec<&Method> = maximal.collect();
        maximal.sort_by_key(|m| m.is_abstract());
        // Static and private interface methods are found by direct resolution only.
        maximal.first().copied().or_else(|| {
            let own = class.all_interfaces.iter().filter_map(|i| self.class(*i).declared.get(&selector));
            own.map(|m| self.method(*m)).find(|m| m.class == class.id)
        })
    }

    /// The method that a virtual or interface call runs on a receiver of `class`; `None` if there is none or it is
    /// abstract.
    pub fn select(&self, class: ClassId, selector: Selector) -> Option<MethodId> {
        let found = self.class(class);
        if let Some(known) = found.selected.borrow().get(&selector) {
            return *known;
        }
        let by_table = found.vtable_index.get(&selector).and_then(|i| found.vtable.get(*i as usize)).copied();
        let by_table = by_table.filter(|m| !self.method(*m).is_abstract());
        let selected = by_table.or_else(|| {
            let method = self.most_specific(found, selector)?;
            (!method.is_abstract()).then_some(method.id)
        });
        found.selected.borrow_mut().insert(selector, selected);
        selected
    }

    pub fn interface_site(&self, method: &Method) -> u32 {
        let cache = Cell::new((ClassId::default(), MethodId::default()));
        self.interface_sites.push(Box::new(InterfaceSite { selector: method.selector, method: method.id, cache }));
        self.interface_sites.len() as u32 - 1
    }

    pub fn polymorphic_site(&self, member: MemberRef, caller: ClassId) -> u32 {
        self.polymorphic_sites.push(Box::new(PolymorphicSite { member, caller }));
        self.polymorphic_sites.len() as u32 - 1
    }
}

/// `int a.B.f(java.lang.String)`: how the JVM's messages spell a method.
pub fn method_signature(class: &str, name: &str, descriptor: &str) -> String {
    use crate::classfile::descriptor::MethodType;
    let class = class.replace('/', ".");
    match MethodType::parse(descriptor) {
        Ok(t) => {
            let params: Vec<String> = t.params.iter().map(|p| p.java()).collect();
            let result = t.result.map_or("void".to_string(), |r| r.java());
            format!("{result} {class}.{name}({})", params.join(", "))
        }
        Err(_) => format!("{class}.{name}{descriptor}"),
    }
}
