//! Loading and laying out classes: from a name to a [`Class`] with field slots and dispatch tables.
//!
//! Lazy: a class is read when something names it; its superclasses and interfaces with it. Order of look-up: stub,
//! JDK, class path (parents first, as the JVM's loaders delegate).

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use hashbrown::HashMap;

use super::class::{Class, Code, Field, Method, ModelSlot, Origin, Selector, Shape};
use super::decode::{descriptor_kind, kind_of};
use super::insn::{Insn, Kind, Prim};
use super::{LinkError, Program};
use crate::classfile::descriptor::MethodType;
use crate::classfile::{self, ClassFile, access};
use crate::util::{ClassId, InputError, MethodId};

/// The primitive types and `void`, whose class ids are their positions here.
pub const PRIMITIVES: [(&str, char, Option<Prim>); 9] = [
    ("boolean", 'Z', Some(Prim::Boolean)),
    ("byte", 'B', Some(Prim::Byte)),
    ("char", 'C', Some(Prim::Char)),
    ("short", 'S', Some(Prim::Short)),
    ("int", 'I', Some(Prim::Int)),
    ("long", 'J', Some(Prim::Long)),
    ("float", 'F', Some(Prim::Float)),
    ("double", 'D', Some(Prim::Double)),
    ("void", 'V', None),
];

/// What a class file says and where it is from.
#[derive(Clone)]
pub(super) struct Source {
    pub file: Rc<ClassFile>,
    pub origin: Origin,
}

impl Program {
    /// The class of this internal name (`java/lang/String`, `[I`), loaded if need be. Failures are remembered.
    pub fn load(&self, name: &str) -> Result<ClassId, LinkError> {
        if let Some(known) = self.by_name.borrow().get(name) {
            return known.clone();
        }
        let result = self.load_new(name);
        if let Err(error) = &result {
            self.by_name.borrow_mut().insert(Rc::from(name), Err(error.clone()));
        }
        result
    }

    /// The class if it is loaded already.
    pub fn loaded(&self, name: &str) -> Option<ClassId> {
        self.by_name.borrow().get(name).and_then(|r| r.clone().ok())
    }

    fn load_new(&self, name: &str) -> Result<ClassId, LinkError> {
        if let Some(component) = name.strip_prefix('[') {
            let component = match component.strip_prefix('L').and_then(|c| c.strip_suffix(';')) {
                Some(class) => self.load(class)?,
                None if component.starts_with('[') => self.load(component)?,
                None => {
                    primitive_id(component).filter(|_| component != "V").ok_or_else(|| LinkError::not_found(name))?
                }
            };
            return Ok(self.array_class(component));
        }
        if self.loading.borrow().iter().any(|n| &**n == name) {
            return Err(LinkError::new("java/lang/ClassCircularityError", name.replace('/', ".")));
        }
        let source = self.find_source(name)?;
        self.loading.borrow_mut().push(Rc::from(name));
        let class = self.link(source);
        self.loading.borrow_mut().pop();
        class
    }

    fn find_source(&self, name: &str) -> Result<Source, LinkError> {
        // The driver API belongs to the program, whatever serves it.
        let driver = super::stubs::find_replay(name);
        if let Some(bytes) = driver.filter(|_| self.replay.get()) {
            return self.accept(name, bytes, Origin::App("obligato".into()));
        }
        if let Some(known) = self.files.borrow().get(name) {
            return Ok(known.clone());
        }
        let source = self.read(name, driver.is_some())?;
        self.files.borrow_mut().insert(Rc::from(name), source.clone());
        Ok(source)
    }

    fn read(&self, name: &str, is_driver: bool) -> Result<Source, LinkError> {
        if let Some(bytes) = super::stubs::find(name) {
            let origin = if is_driver { Origin::App("obligato".into()) } else { Origin::Jdk("java.base".into()) };
            return self.accept(name, bytes, origin);
        }
        let unreadable = |error: InputError| LinkError::unreadable(&error.to_string());
        if let Some(found) = self.jdk.find(name).map_err(unreadable)? {
            self.accept(name, &found.bytes, Origin::Jdk(found.module))
        } else if let Some(found) = self.classpath.find(name).map_err(unreadable)? {
            self.accept(name, &found.bytes, Origin::App(Rc::from(found.origin.to_string())))
        } else {
            Err(LinkError::not_found(name))
        }
    }

    fn accept(&self, name: &str, bytes: &[u8], origin: Origin) -> Result<Source, LinkError> {
        let place = match &origin {
            Origin::App(place) => place.to_string(),
            _ => name.to_string(),
        };
        let file = classfile::parse(bytes);
        let file = file.map_err(|e| LinkError::new("java/lang/ClassFormatError", format!("{place}: {e}")))?;
        if &*file.name != name {
            let what = format!("{} (wrong name: {})", name, file.name);
            return Err(LinkError::new("java/lang/NoClassDefFoundError", what));
        }
        if file.newer_than_supported && matches!(origin, Origin::App(_)) {
            self.warn(format!("{place}: class file version {} is newer than 65 (Java 21); trying anyway", file.major));
        }
        Ok(Source { file: Rc::new(file), origin })
    }

    fn link(&self, source: Source) -> Result<ClassId, LinkError> {
        let file = source.file;
        let super_class = file.super_name.as_ref().map(|n| self.load(n)).transpose()?;
        let interfaces = file.interfaces.iter().map(|n| self.load(n)).collect::<Result<Box<[_]>, _>>()?;
        if let Some(parent) = super_class.map(|id| self.class(id))
            && parent.is_interface()
            && file.access & access::INTERFACE == 0
        {
            let what = format!("class {} has interface {} as super class", file.name, parent.name);
            return Err(LinkError::new("java/lang/IncompatibleClassChangeError", what.replace('/', ".")));
        }
        let methods: Vec<MethodDraft> = file
            .methods
            .iter()
            .enumerate()
            .map(|(i, m)| MethodDraft {
                name: Rc::clone(&m.name),
                descriptor: Rc::clone(&m.descriptor),
                access: m.access,
                info: Some(i as u32),
                code: None,
            })
            .collect();
        let draft = ClassDraft {
            name: Rc::clone(&file.name),
            access: file.access,
            shape: Shape::Instance,
            origin: source.origin,
            super_class,
            interfaces,
            fields: file
                .fields
                .iter()
                .map(|f| (Rc::clone(&f.name), Rc::clone(&f.descriptor), f.access, f.constant))
                .collect(),
            methods,
            hidden: false,
            file: Some(file),
        };
        self.define(draft)
    }

    /// Lays out a class and gives it its id.
    pub(super) fn define(&self, draft: ClassDraft) -> Result<ClassId, LinkError> {
        let id = ClassId(self.classes.len() as u32);
        let parent = draft.super_class.map(|s| self.class(s));
        let (fields, layout, static_kinds) = lay_out_fields(&draft, parent)?;
        let mut methods = Vec::with_capacity(draft.methods.len());
        let mut declared = HashMap::with_capacity(draft.methods.len());
        for method in draft.methods {
            let selector = self.selector(&method.name, &method.descriptor);
            let method = self.define_method(id, selector, method, draft.hidden)?;
            declared.insert(selector, method);
            methods.push(method);
        }
        let is_interface = draft.access & access::INTERFACE != 0;
        let (vtable, vtable_index) = self.build_vtable(&draft.name, is_interface, parent, &methods);
        let mut display: Vec<ClassId> = parent.map_or(Vec::new(), |p| p.display.to_vec());
        display.push(id);
        let mut all_interfaces: Vec<ClassId> = parent.map_or(Vec::new(), |p| p.all_interfaces.to_vec());
        for interface in &draft.interfaces {
            all_interfaces.push(*interface);
            all_interfaces.extend(self.class(*interface).all_interfaces.iter());
        }
        if is_interface {
            all_interfaces.push(id);
        }
        all_interfaces.sort_unstable();
        all_interfaces.dedup();
        let initializer = declared.get(&self.selector("<clinit>", "()V")).copied();
        let class = Class {
            id,
            name: Rc::clone(&draft.name),
            access: draft.access,
            shape: draft.shape,
            origin: draft.origin,
            super_class: draft.super_class,
            interfaces: draft.interfaces,
            file: draft.file,
            display: display.into(),
            all_interfaces: all_interfaces.into(),
            fields,
            layout,
            static_kinds,
            methods: methods.into(),
            declared,
            vtable: vtable.into(),
            vtable_index,
            initializer,
            selected: RefCell::default(),
            array_of: OnceCell::new(),
        };
        self.classes.push(Box::new(class));
        self.by_name.borrow_mut().insert(draft.name, Ok(id));
        Ok(id)
    }

    pub(super) fn define_method(
        &self,
        class: ClassId,
        selector: Selector,
        draft: MethodDraft,
        hidden: bool,
    ) -> Result<MethodId, LinkError> {
        let signature = MethodType::parse(&draft.descriptor)
            .map_err(|e| LinkError::new("java/lang/ClassFormatError", format!("{}: {e}", draft.descriptor)))?;
        let params: Box<[Kind]> = signature.params.iter().map(kind_of).collect();
        let receiver = u32::from(draft.access & access::STATIC == 0);
        let id = MethodId(self.methods.len() as u32);
        let code = OnceCell::new();
        if let Some(synthetic) = draft.code {
            let _ = code.set(Ok(synthetic));
        }
        self.methods.push(Box::new(Method {
            id,
            class,
            selector,
            access: draft.access,
            args: params.len() as u32 + receiver,
            result: signature.result.as_ref().map(kind_of),
            params,
            info: draft.info,
            hidden,
            code,
            model: Cell::new(ModelSlot::Unknown),
            name: Rc::clone(&draft.name),
            descriptor: Rc::clone(&draft.descriptor),
        }));
        Ok(id)
    }

    /// Superclass entries with overrides, then new virtual methods (JVMS 5.4.5: package-private ones are overridden only
    /// inside their package). Interfaces have no table: their methods are selected by name.
    fn build_vtable(
        &self,
        name: &str,
        is_interface: bool,
        parent: Option<&Class>,
        methods: &[MethodId],
    ) -> (Vec<MethodId>, HashMap<Selector, u32>) {
        let mut table = parent.map_or(Vec::new(), |p| p.vtable.to_vec());
        let mut index = parent.map_or(HashMap::new(), |p| p.vtable_index.clone());
        if is_interface {
            return (table, index);
        }
        let package = name.rsplit_once('/').map_or("", |(package, _)| package);
        for id in methods {
            let method = self.method(*id);
            if method.is_static() || method.is_private() || method.name.starts_with('<') {
                continue;
            }
            let mut placed = false;
            for (i, entry) in table.iter_mut().enumerate() {
                let inherited = self.method(*entry);
                if inherited.selector != method.selector {
                    continue;
                }
                let visible = inherited.access & (access::PUBLIC | access::PROTECTED) != 0
                    || self.class(inherited.class).package() == package;
                if visible {
                    *entry = *id;
                    index.insert(method.selector, i as u32);
                    placed = true;
                }
            }
            if !placed {
                index.insert(method.selector, table.len() as u32);
                table.push(*id);
            }
        }
        (table, index)
    }

    /// The class of arrays with this component.
    pub fn array_class(&self, component: ClassId) -> ClassId {
        let element = self.class(component);
        *element.array_of.get_or_init(|| {
            let inner: Rc<str> = format!("[{}", element.descriptor()).into();
            let known = ["java/lang/Cloneable", "java/io/Serializable"];
            let interfaces = known.iter().filter_map(|n| self.load(n).ok()).collect();
            let visibility = element.access & access::PUBLIC;
            let draft = ClassDraft {
                name: inner,
                access: visibility | access::FINAL | access::ABSTRACT,
                shape: Shape::Array { component },
                origin: element.origin.clone(),
                super_class: self.load("java/lang/Object").ok(),
                interfaces,
                fields: Vec::new(),
                methods: Vec::new(),
                hidden: false,
                file: None,
            };
            // A class without fields and methods cannot fail to link.
            self.define(draft).unwrap_or_default()
        })
    }

    pub(super) fn define_primitives(&self) {
        for (name, _, prim) in PRIMITIVES {
            let draft = ClassDraft {
                name: Rc::from(name),
                access: access::PUBLIC | access::FINAL | access::ABSTRACT,
                shape: Shape::Primitive(prim),
                origin: Origin::Jdk(Rc::from("java.base")),
                super_class: None,
                interfaces: Box::from([]),
                fields: Vec::new(),
                methods: Vec::new(),
                hidden: false,
                file: None,
            };
            let _ = self.define(draft);
        }
        // Primitive names are no class names: `load("int")` must look for a class `int`.
        self.by_name.borrow_mut().clear();
    }

    /// `sub` is `sup`, or extends or implements it (JVMS 6.5 instanceof).
    #[inline]
    pub fn is_subtype(&self, sub: ClassId, sup: ClassId) -> bool {
        if sub == sup {
            return true;
        }
        let (sub, sup) = (self.class(sub), self.class(sup));
        if let (Some(a), Some(b)) = (sub.component(), sup.component()) {
            return !self.class(a).is_primitive() && !self.class(b).is_primitive() && self.is_subtype(a, b);
        }
        if sup.is_interface() {
            return sub.all_interfaces.binary_search(&sup.id).is_ok();
        }
        sub.display.get(sup.display.len().wrapping_sub(1)) == Some(&sup.id)
    }
}

pub fn primitive_id(code: &str) -> Option<ClassId> {
    let at = PRIMITIVES.iter().position(|(_, c, _)| code.len() == 1 && code.starts_with(*c))?;
    Some(ClassId(at as u32))
}

/// The descriptor letter of a primitive class.
pub fn primitive_code(class: ClassId) -> char {
    PRIMITIVES.get(class.index()).map_or('V', |(_, c, _)| *c)
}

/// Name, descriptor, access flags, pool index of the constant value.
pub(super) type FieldDraft = (Rc<str>, Rc<str>, u16, Option<u16>);

/// What a class is made of before it is laid out.
pub(super) struct ClassDraft {
    pub name: Rc<str>,
    pub access: u16,
    pub shape: Shape,
    pub origin: Origin,
    pub super_class: Option<ClassId>,
    pub interfaces: Box<[ClassId]>,
    pub fields: Vec<FieldDraft>,
    pub methods: Vec<MethodDraft>,
    pub hidden: bool,
    pub file: Option<Rc<ClassFile>>,
}

pub(super) struct MethodDraft {
    pub name: Rc<str>,
    pub descriptor: Rc<str>,
    pub access: u16,
    pub info: Option<u32>,
    pub code: Option<Code>,
}

type Layout = (Box<[Field]>, Rc<[Kind]>, Box<[Kind]>);

fn lay_out_fields(draft: &ClassDraft, parent: Option<&Class>) -> Result<Layout, LinkError> {
    let mut layout: Vec<Kind> = parent.map_or(Vec::new(), |p| p.layout.to_vec());
    let mut static_kinds = Vec::new();
    let mut fields = Vec::with_capacity(draft.fields.len());
    for (name, descriptor, flags, constant) in &draft.fields {
        let kind = descriptor_kind(descriptor).map_err(|e| LinkError::new("java/lang/ClassFormatError", e))?;
        let table = if flags & access::STATIC != 0 { &mut static_kinds } else { &mut layout };
        let slot = table.len() as u32;
        table.push(kind);
        let (name, descriptor) = (Rc::clone(name), Rc::clone(descriptor));
        fields.push(Field { name, descriptor, access: *flags, kind, slot, constant: *constant });
    }
    Ok((fields.into(), layout.into(), static_kinds.into()))
}

/// Code made by the VM: resolved instructions, one offset for all.
pub(super) fn synthetic_code(insns: Vec<Insn>, wide: Vec<u64>, locals: u32, stack: u32) -> Code {
    Code {
        pcs: vec![0; insns.len()].into(),
        insns: insns.into_iter().map(Cell::new).collect(),
        switches: Box::default(),
        wide: wide.into(),
        handlers: Box::default(),
        locals,
        size: locals + stack,
        local_map: Box::default(),
        watches: Default::default(),
    }
}
