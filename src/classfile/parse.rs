//! From bytes to the model: the skeleton of the class and the rules that span several of its parts.

use super::annotations;
use super::attributes;
use super::cursor::Cursor;
use super::descriptor;
use super::error::ParseError;
use super::model::{ClassFile, FieldInfo, MethodInfo, access};
use super::mutf8;
use super::pool::{Constant, ConstantPool, Resolver, Rule};
use noak::reader::{Attribute, Class, DecodeMany, Field, Method};
use std::collections::BTreeSet;
use std::rc::Rc;

type Result<T> = std::result::Result<T, ParseError>;

/// The oldest class file version that is read: JDK 1.1.
pub const OLDEST_READABLE: u16 = 45;
/// The newest one whose features are all known: Java 21. Newer ones are tried, with a flag in the model.
pub const NEWEST_SUPPORTED: u16 = 65;
/// Beyond this one (Java 31) the format has surely changed.
pub const NEWEST_READABLE: u16 = 75;

/// The names of the superclass and of the interfaces; nothing else of the file is looked at.
pub fn supertypes(bytes: &[u8]) -> Result<BTreeSet<Rc<str>>> {
    let raw = Class::new(bytes)?;
    let mut found = BTreeSet::new();
    for index in raw.super_class().map(Ok).into_iter().chain(raw.interfaces()) {
        found.insert(mutf8::to_str(raw.pool().retrieve(index?)?.name));
    }
    Ok(found)
}

/// Reads a class file.
pub fn parse(bytes: &[u8]) -> Result<ClassFile> {
    let header = Header::read(bytes)?;
    let raw = Class::new(bytes)?;
    if raw.buffer_size() != bytes.len() {
        return Err(ParseError::at(raw.buffer_size(), "more bytes follow the end of the class"));
    }
    let mut pool = Resolver::new(raw.pool(), header.pool_slots, header.major)?;
    let name = pool.class(raw.this_class().as_u16()).map_err(|error| error.within("this class"))?;
    let access = raw.access_flags().bits();
    let super_name = match raw.super_class() {
        Some(index) => Some(pool.class(index.as_u16()).map_err(|error| error.within("super class"))?),
        None if &*name == "java/lang/Object" || access & access::MODULE != 0 => None,
        None => return Err(ParseError::new(format!("class {name} has no super class"))),
    };
    let mut interfaces = Vec::new();
    for index in raw.interfaces() {
        interfaces.push(pool.class(index?.as_u16()).map_err(|error| error.within("interfaces"))?);
    }
    let mut fields = Vec::new();
    for raw in raw.fields() {
        fields.push(field(&raw?, bytes, &mut pool)?);
    }
    let mut methods = Vec::new();
    for raw in raw.methods() {
        methods.push(method(&raw?, bytes, &mut pool)?);
    }
    let mut class = ClassFile {
        major: header.major,
        minor: header.minor,
        newer_than_supported: header.major > NEWEST_SUPPORTED,
        access,
        name,
        super_name,
        interfaces,
        fields,
        methods,
        pool: ConstantPool::default(),
        bootstrap_methods: Vec::new(),
        source_file: None,
        signature: None,
        nest_host: None,
        nest_members: Vec::new(),
        inner_classes: Vec::new(),
        enclosing_method: None,
        record_components: None,
        permitted_subclasses: Vec::new(),
        annotations: Vec::new(),
    };
    each_attribute(&raw.attributes(), bytes, &mut pool, |name, content, pool| {
        match name {
            "BootstrapMethods" => class.bootstrap_methods = attributes::bootstrap_methods(content, pool)?,
            "EnclosingMethod" => class.enclosing_method = Some(attributes::enclosing_method(content, pool)?),
            "InnerClasses" => class.inner_classes = attributes::inner_classes(content, pool)?,
            "NestHost" => class.nest_host = Some(attributes::class(content, pool)?),
            "NestMembers" => class.nest_members = attributes::classes(content, pool)?,
            "PermittedSubclasses" => class.permitted_subclasses = attributes::classes(content, pool)?,
            "Record" => class.record_components = Some(attributes::record(content, pool)?),
            "RuntimeVisibleAnnotations" => class.annotations = annotations::read(content, pool),
            "Signature" => class.signature = Some(attributes::text(content, pool)?),
            "SourceFile" => class.source_file = Some(attributes::text(content, pool)?),
            _ => {}
        }
        Ok(())
    })?;
    check_bootstraps(pool.pool(), class.bootstrap_methods.len())?;
    class.pool = pool.into_pool();
    Ok(class)
}

/// What stands before the constant pool, and the size of the pool.
struct Header {
    major: u16,
    minor: u16,
    pool_slots: u16,
}

impl Header {
    fn read(bytes: &[u8]) -> Result<Self> {
        let mut cursor = Cursor::over(bytes, bytes);
        if cursor.u32()? != 0xcafe_babe {
            return Err(ParseError::at(0, "not a class file: it does not start with CAFEBABE"));
        }
        let minor = cursor.u16()?;
        let major = cursor.u16()?;
        if major < OLDEST_READABLE {
            let what = format!("class file version {major}.{minor} does not exist: the oldest is {OLDEST_READABLE}");
            return Err(ParseError::at(6, what));
        }
        if major > NEWEST_READABLE {
            let java = NEWEST_READABLE - 44;
            return Err(ParseError::at(
                6,
                format!(
                    "class file version {major}.{minor} is newer than the newest readable one, \
                     {NEWEST_READABLE} (Java {java}); compile for an older release"
                ),
            ));
        }
        Ok(Self { major, minor, pool_slots: cursor.u16()? })
    }
}

fn each_attribute<'a>(
    attributes: &DecodeMany<'a, Attribute<'a>, u16>,
    file: &[u8],
    pool: &mut Resolver,
    mut read: impl FnMut(&str, Cursor<'a>, &mut Resolver) -> Result<()>,
) -> Result<()> {
    for attribute in attributes {
        let attribute = attribute?;
        let name = pool.utf8(attribute.name().as_u16())?;
        let content = Cursor::over(attribute.content(), file);
        read(&name, content, pool).map_err(|mut error| {
            error.offset.get_or_insert(content.offset());
            error.within(format_args!("attribute {name}"))
        })?;
    }
    Ok(())
}

fn field(raw: &Field<'_>, file: &[u8], pool: &mut Resolver) -> Result<FieldInfo> {
    let name = pool.text(raw.name().as_u16(), Rule::FieldName).map_err(|error| error.within("a field"))?;
    let descriptor = pool
        .text(raw.descriptor().as_u16(), Rule::FieldDescriptor)
        .map_err(|error| error.within(format_args!("field {name}")))?;
    let access = raw.access_flags().bits();
    let (constant, signature, annotations) = (None, None, Vec::new());
    let mut field = FieldInfo { access, name, descriptor, constant, copied: None, signature, annotations };
    each_attribute(&raw.attributes(), file, pool, |attribute, content, pool| {
        match attribute {
            "ConstantValue" => {
                let value = attributes::constant_value(content, &field.descriptor, pool);
                field.copied = value.as_ref().ok().copied().filter(|_| field.has(access::FINAL));
                if field.is_static() {
                    field.constant = Some(value?);
                }
            }
            "Signature" => field.signature = Some(attributes::text(content, pool)?),
            "RuntimeVisibleAnnotations" => field.annotations = annotations::read(content, pool),
            _ => {}
        }
        Ok(())
    })
    .map_err(|error| error.within(format_args!("field {}", field.name)))?;
    Ok(field)
}

fn method(raw: &Method<'_>, file: &[u8], pool: &mut Resolver) -> Result<MethodInfo> {
    let name = pool.text(raw.name().as_u16(), Rule::MethodName).map_err(|error| error.within("a method"))?;
    let descriptor = pool
        .text(raw.descriptor().as_u16(), Rule::MethodDescriptor)
        .map_err(|error| error.within(format_args!("method {name}")))?;
    let mut method = MethodInfo {
        access: raw.access_flags().bits(),
        name,
        descriptor,
        code: None,
        exceptions: Vec::new(),
        signature: None,
        annotations: Vec::new(),
        parameter_annotations: Vec::new(),
        default: None,
        parameters: Vec::new(),
    };
    each_attribute(&raw.attributes(), file, pool, |attribute, content, pool| {
        match attribute {
            "AnnotationDefault" => method.default = annotations::read_default(content, pool),
            "Code" if method.code.is_some() => return Err(ParseError::new("a method has one body only")),
            "Code" => method.code = Some(attributes::code(content, pool)?),
            "Exceptions" => method.exceptions = attributes::classes(content, pool)?,
            "MethodParameters" => method.parameters = attributes::parameters(content, pool)?,
            "RuntimeVisibleAnnotations" => method.annotations = annotations::read(content, pool),
            "RuntimeVisibleParameterAnnotations" => {
                method.parameter_annotations = annotations::read_parameters(content, pool);
            }
            "Signature" => method.signature = Some(attributes::text(content, pool)?),
            _ => {}
        }
        Ok(())
    })
    .and_then(|()| check_code(&method))
    .map_err(|error| error.within(format_args!("method {}{}", method.name, method.descriptor)))?;
    Ok(method)
}

/// Code is there exactly where it must be, and has room for the arguments.
fn check_code(method: &MethodInfo) -> Result<()> {
    let bodiless = method.has(access::NATIVE | access::ABSTRACT);
    match &method.code {
        None if bodiless => Ok(()),
        None => Err(ParseError::new("neither native nor abstract, but without code")),
        Some(_) if bodiless => Err(ParseError::new("native or abstract, but with code")),
        Some(code) => {
            let receiver = u16::from(!method.is_static());
            let slots = receiver + descriptor::argument_slots(&method.descriptor).unwrap_or(0);
            if slots > 255 {
                return Err(ParseError::new("the arguments take more than 255 slots"));
            }
            if slots > code.max_locals {
                let what = format!("arguments of {slots} slots do not fit into {} locals", code.max_locals);
                return Err(ParseError::new(what));
            }
            Ok(())
        }
    }
}

/// The pool comes before the bootstrap methods in the file, so references to them are checked last.
fn check_bootstraps(pool: &ConstantPool, count: usize) -> Result<()> {
    for (index, constant) in pool.iter() {
        if let Constant::Dynamic { bootstrap, .. } | Constant::InvokeDynamic { bootstrap, .. } = constant
            && usize::from(*bootstrap) >= count
        {
            let what = format!("bootstrap method {bootstrap} does not exist: the class has {count}");
            return Err(ParseError::new(what).within(format_args!("constant {index}")));
        }
    }
    Ok(())
}
