//! Native and absent code by specification (paper 004, section 3.3): from the folders, jars and files of `--models` to
//! which method of the user's stands for which.
//!
//! A model is a static method with the parameters of what it stands for, a receiver first. It says so by the annotation
//! `obligato.StandsFor`, or a line of a file does: `pkg.Class::method = model.Class::method`. A parameter may be of a more
//! general type than the method's, the result of a more special one. What does not fit is an error that says what would.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::main_class::{distance, some_of};
use super::script::parameter_types;
use super::target::{Target, type_fits};

use crate::classfile::descriptor::FieldType;
use crate::classfile::{ClassFile, ElementValue, MethodInfo, access, parse};
use crate::interp::Vm;
use crate::program::{ClassPath, Program, StandIn, StandIns};
use crate::util::InputError;
use crate::util::error::Result;

const ANNOTATION: &str = "obligato/StandsFor";
const OPTION: &str = "--models";

/// What `--models` names: class path entries, and files with lines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Given {
    pub entries: Vec<PathBuf>,
    pub files: Vec<PathBuf>,
}

/// Nothing can be said about a method whose model runs in its place.
pub fn refuse_modelled(vm: &Vm, targets: &[Target]) -> Result<()> {
    for target in targets {
        let method = vm.program.method(target.script.target);
        let class = &vm.program.class(method.class).name;
        if let Some(model) = vm.config.stand_ins.find(class, &method.name, &method.descriptor) {
            let what = format!("{OPTION}: {} stands for the target {} itself", model.model_shown, target.name);
            return Err(InputError::usage(format!("{what}; leave one of them out")));
        }
    }
    Ok(())
}

impl Given {
    /// Of the values of the option, each a path or several as in a class path.
    pub fn read(values: &[String]) -> Result<Given> {
        let mut given = Given::default();
        for path in values.iter().flat_map(|value| std::env::split_paths(value)) {
            let is_jar =
                path.extension().is_some_and(|e| e.eq_ignore_ascii_case("jar") || e.eq_ignore_ascii_case("zip"));
            match () {
                () if !path.exists() => return Err(InputError::file(path, format!("does not exist ({OPTION})"))),
                () if path.is_dir() || is_jar => given.entries.push(path),
                () => given.files.push(path),
            }
        }
        Ok(given)
    }

    /// A class path with the entries after its own.
    pub fn after(&self, classpath: &str) -> Result<String> {
        if self.entries.is_empty() {
            return Ok(classpath.to_string());
        }
        let all = std::env::split_paths(classpath).chain(self.entries.iter().cloned());
        let joined = std::env::join_paths(all).map_err(|e| InputError::usage(format!("{OPTION}: {e}")))?;
        joined.into_string().map_err(|_| InputError::usage(format!("{OPTION}: a path is no text")))
    }

    /// The models, for a program whose class path has the entries.
    pub fn stand_ins(&self, program: &Program) -> Result<StandIns> {
        let mut wishes = Vec::new();
        for entry in &self.entries {
            annotated(entry, program.jdk().feature(), &mut wishes)?;
        }
        if wishes.is_empty() && self.files.is_empty() && !self.entries.is_empty() {
            let places: Vec<String> = self.entries.iter().map(|entry| entry.display().to_string()).collect();
            let advice = "mark static methods so, or give a file with lines `pkg.Class::method = model.Class::method`";
            return Err(InputError::usage(format!(
                "{OPTION}: no method in {} has the annotation @StandsFor; {advice}",
                places.join(", ")
            )));
        }
        for file in &self.files {
            listed(program, file, &mut wishes)?;
        }
        let mut found: BTreeMap<String, StandIn> = BTreeMap::new();
        for wish in wishes {
            let (key, stand_in) = wish.fulfil(program)?;
            if let Some(other) = found.get(&key).filter(|other| other.model != stand_in.model) {
                let (method, a, b) = (&stand_in.method, &other.model_shown, &stand_in.model_shown);
                return Err(InputError::usage(format!("{OPTION}: two models stand for {method}: {a} and {b}")));
            }
            found.insert(key, stand_in);
        }
        Ok(StandIns::new(found))
    }
}

/// A method as its class file has it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Member {
    class: String,
    name: String,
    descriptor: String,
    access: u16,
}

impl Member {
    fn new(class: &str, method: &MethodInfo) -> Self {
        let (name, descriptor) = (method.name.to_string(), method.descriptor.to_string());
        Self { class: class.to_string(), name, descriptor, access: method.access }
    }

    fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }

    fn key(&self) -> String {
        format!("{}.{}{}", self.class, self.name, self.descriptor)
    }

    /// `pkg.Class::method(int)`.
    fn shown(&self) -> String {
        let types: Vec<String> = parameter_types(&self.descriptor).iter().map(|t| java(t)).collect();
        format!("{}::{}({})", self.class.replace('/', "."), self.name, types.join(","))
    }

    /// Types of what a call passes, the receiver first, and of the result.
    fn types(&self) -> (Vec<String>, String) {
        let receiver = (!self.is_static()).then(|| format!("L{};", self.class));
        let result = self.descriptor.rsplit(')').next().unwrap_or("V").to_string();
        (receiver.into_iter().chain(parameter_types(&self.descriptor)).collect(), result)
    }

    /// The declaration of a model that fits: `static int read(com.example.Sensor)`.
    fn wanted(&self) -> String {
        let (types, result) = self.types();
        let types: Vec<String> = types.iter().map(|t| java(t)).collect();
        format!("static {} {}({})", java(&result), self.name, types.join(", "))
    }
}

fn java(descriptor: &str) -> String {
    if descriptor == "V" {
        return "void".into();
    }
    FieldType::parse(descriptor).map_or_else(|_| descriptor.to_string(), |t| t.java())
}

/// A model and the text that says what it stands for.
struct Wish {
    /// `pkg.Class::method` or `pkg.Class::method(int)`.
    text: String,
    model: Member,
}

/// The models of a folder or jar that have the annotation.
fn annotated(entry: &Path, feature: u16, wishes: &mut Vec<Wish>) -> Result<()> {
    let spec = entry.to_str().ok_or_else(|| InputError::file(entry, "its name is no text"))?;
    let classpath = ClassPath::open(spec, feature)?;
    for name in classpath.classes()? {
        let Some(loaded) = classpath.load(&name)? else { continue };
        for method in &loaded.class.methods {
            let marks = method.annotations.iter().filter(|a| a.is(ANNOTATION));
            for value in marks.flat_map(|mark| mark.list("value")) {
                let ElementValue::Text(text) = value else { continue };
                wishes.push(Wish { text: text.to_string(), model: Member::new(&name, method) });
            }
        }
    }
    Ok(())
}

/// The lines of a file: `method = model`, with `#` before remarks.
fn listed(program: &Program, file: &Path, wishes: &mut Vec<Wish>) -> Result<()> {
    let text = std::fs::read_to_string(file).map_err(|e| InputError::file(file, format!("cannot be read: {e}")))?;
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let wrong = |what: String| InputError::file(file, format!("line {}: {what}", number + 1));
        let Some((method, model)) = line.split_once('=') else {
            return Err(wrong("a line is `pkg.Class::method = model.Class::method`".into()));
        };
        let (class, wanted) = split(model.trim()).map_err(&wrong)?;
        let members = members(program, &class);
        let Some(members) = members else {
            return Err(wrong(format!(
                "there is no class {} on the class path or in {OPTION}",
                class.replace('/', ".")
            )));
        };
        let named = named(&members, wanted);
        match named.as_slice() {
            [model] => wishes.push(Wish { text: method.trim().to_string(), model: (*model).clone() }),
            [] => return Err(wrong(no_such(&class, wanted, &members))),
            several => return Err(wrong(ambiguous(model.trim(), several))),
        }
    }
    Ok(())
}

/// Class and method of `pkg.Class::method`, the class by its internal name.
fn split(text: &str) -> std::result::Result<(String, &str), String> {
    match text.split_once("::") {
        Some((class, method)) if !class.is_empty() && !method.is_empty() => {
            Ok((class.trim().replace('.', "/"), method))
        }
        _ => Err(format!("{text} names no method: a method is pkg.Class::method or pkg.Class::method(int,String)")),
    }
}

/// The methods of a class; none if it is not there. Where a stub of ours stands for a class of the JDK, the methods that it
/// leaves out are among them: calls of static ones can go to a model.
fn members(program: &Program, class: &str) -> Option<Vec<Member>> {
    let file = |file: &ClassFile| file.methods.iter().map(|m| Member::new(class, m)).collect::<Vec<Member>>();
    let mut found = program.file(class).map(|f| file(&f));
    let real = program.jdk().find(class).ok().flatten().and_then(|found| parse(&found.bytes).ok());
    if let Some(real) = real {
        let known = found.get_or_insert_default();
        for member in file(&real).into_iter().filter(Member::is_static) {
            if known.iter().all(|k| (&k.name, &k.descriptor) != (&member.name, &member.descriptor)) {
                known.push(member);
            }
        }
    }
    found
}

/// Those of this name, and of these parameter types if they are given.
fn named<'m>(members: &'m [Member], wanted: &str) -> Vec<&'m Member> {
    let (name, types) = match wanted.split_once('(') {
        Some((name, types)) => (name.trim(), Some(types.trim_end_matches(')'))),
        None => (wanted.trim(), None),
    };
    let fits = |member: &&Member| {
        types.is_none_or(|types| {
            let wanted: Vec<&str> = types.split(',').map(str::trim).filter(|t| !t.is_empty()).collect();
            let has = parameter_types(&member.descriptor);
            wanted.len() == has.len() && wanted.iter().zip(&has).all(|(w, h)| type_fits(w, h))
        })
    };
    members.iter().filter(|m| m.name == name && m.access & access::BRIDGE == 0).filter(fits).collect()
}

fn no_such(class: &str, wanted: &str, members: &[Member]) -> String {
    let name = wanted.split('(').next().unwrap_or(wanted).trim();
    let usable = |m: &&Member| !m.name.starts_with('<') && m.access & access::SYNTHETIC == 0;
    let shown = |choose: &dyn Fn(&Member) -> bool| -> Vec<String> {
        members.iter().filter(usable).filter(|m| choose(m)).map(Member::shown).collect()
    };
    let close = shown(&|m| distance(&m.name.to_lowercase(), &name.to_lowercase()) <= 2);
    let all = shown(&|_| true);
    let advice = match (close.is_empty(), all.is_empty()) {
        (false, _) => format!("did you mean {}?", some_of(&close)),
        (true, false) => format!("it has {}", some_of(&all)),
        (true, true) => "it has no methods".to_string(),
    };
    format!("{} has no method {wanted}; {advice}", class.replace('/', "."))
}

fn ambiguous(text: &str, several: &[&Member]) -> String {
    let all: Vec<String> = several.iter().map(|m| m.shown()).collect();
    format!("{text} is ambiguous; name one of {}", some_of(&all))
}

impl Wish {
    /// The key of the method and what stands for it.
    fn fulfil(&self, program: &Program) -> Result<(String, StandIn)> {
        let model = &self.model;
        let wrong = |what: String| InputError::usage(format!("{OPTION}: {}: {what}", model.shown()));
        if !model.is_static() || model.access & (access::NATIVE | access::ABSTRACT) != 0 {
            return Err(wrong("a model is a static method with code".into()));
        }
        let (class, wanted) = split(self.text.trim()).map_err(&wrong)?;
        let method = match members(program, &class) {
            // Whoever calls it says what its parameters are: those of the model, or nobody finds the model.
            None => {
                let similar = program.classpath().similar(&class)?;
                if let Some(name) = similar.first() {
                    let (class, meant) = (class.replace('/', "."), name.replace('/', "."));
                    return Err(wrong(format!("there is no class {class}; did you mean {meant}?")));
                }
                let name = wanted.split('(').next().unwrap_or(wanted).trim().to_string();
                Member { class, name, ..model.clone() }
            }
            Some(members) => self.choose(program, &class, wanted, &members).map_err(&wrong)?,
        };
        let stand_in = StandIn { method: method.shown(), model: model.key(), model_shown: model.shown() };
        Ok((method.key(), stand_in))
    }

    /// The method that is meant: of several with the name, the one that the model fits.
    fn choose(
        &self,
        program: &Program,
        class: &str,
        wanted: &str,
        members: &[Member],
    ) -> std::result::Result<Member, String> {
        let named = named(members, wanted);
        if wanted.starts_with('<') || wanted.split('(').next() == Some("new") {
            return Err("constructors and initialisers have no models".into());
        }
        let fitting: Vec<&Member> = named.iter().filter(|m| fits(program, m, &self.model)).copied().collect();
        match (fitting.as_slice(), named.as_slice()) {
            ([one], _) if one.access & access::ABSTRACT != 0 => {
                Err(format!("{} is abstract: name the method of a class that implements it", one.shown()))
            }
            ([one], _) => Ok((*one).clone()),
            ([], []) => Err(no_such(class, wanted, members)),
            ([], some) => {
                let needed: Vec<String> = some.iter().map(|m| m.wanted()).collect();
                let given = self.model.wanted();
                Err(format!("{given} does not fit {}; what fits is {}", self.text, needed.join(" or ")))
            }
            (several, _) => Err(ambiguous(&self.text, several)),
        }
    }
}

/// Whether a call of the method can go to the model.
fn fits(program: &Program, method: &Member, model: &Member) -> bool {
    let ((from, result), (to, given)) = (method.types(), model.types());
    let passes = |(from, to): (&String, &String)| is_assignable(program, from, to);
    from.len() == to.len() && from.iter().zip(&to).all(passes) && is_assignable(program, &given, &result)
}

/// A value of a type, by descriptors, is one of the other type too.
fn is_assignable(program: &Program, from: &str, to: &str) -> bool {
    let name = |descriptor: &str| match descriptor.strip_prefix('L') {
        Some(name) => name.trim_end_matches(';').to_string(),
        None => descriptor.to_string(),
    };
    if from == to {
        return true;
    }
    let are_references = [from, to].iter().all(|d| d.starts_with(['L', '[']));
    let loaded = program.load(&name(from)).ok().zip(program.load(&name(to)).ok());
    are_references && loaded.is_some_and(|(from, to)| program.is_subtype(from, to))
}
