//! From the name of a main class to its method, or to an error that says what was wrong and what may have been meant.

use std::path::Path;

use crate::classfile::access;
use crate::interp::Vm;
use crate::program::{ClassPath, LinkError, Method, method_signature};
use crate::util::error::Result;
use crate::util::{ClassId, InputError};

pub const MAIN: (&str, &str) = ("main", "([Ljava/lang/String;)V");
/// Names that one message lists.
const MOST_NAMES: usize = 5;
/// Class files that are read to find those with a main method.
const MOST_READ: usize = 500;

/// `public static void main(String[])` of the class with this name (`a.b.C`, or `a/b/C` as `java` allows).
pub fn find_main<'v>(vm: &'v Vm, name: &str) -> Result<&'v Method> {
    main_of(vm, load(vm, name)?)
}

/// The class of this name.
pub fn load(vm: &Vm, name: &str) -> Result<ClassId> {
    let internal = name.replace('.', "/");
    match vm.program.load(&internal) {
        Ok(class) => Ok(class),
        Err(error) => Err(why_not_loaded(vm.program.classpath(), name, &internal, &error)?),
    }
}

fn main_of(vm: &Vm, class: ClassId) -> Result<&Method> {
    let program = &vm.program;
    let name = program.class(class).java_name();
    let lacks = match program.find_named(class, MAIN.0, MAIN.1) {
        Some(main) if main.is_static() && main.is_public() => return Ok(main),
        Some(main) => {
            let missing = if main.is_static() { "public" } else { "static" };
            let signature = method_signature(&program.class(main.class).name, &main.name, &main.descriptor);
            return Err(InputError::usage(format!("{signature} is not {missing}; make it public static to run it")));
        }
        None => format!("{name} has no method public static void main(String[])"),
    };
    let own = program.class(class).methods.iter().map(|id| program.method(*id)).filter(|m| &*m.name == MAIN.0);
    let own: Vec<String> = own.map(|m| method_signature(&name, &m.name, &m.descriptor)).collect();
    let others = with_main(program.classpath());
    Err(InputError::usage(if !own.is_empty() {
        format!("{lacks}; it has {}", own.join(", "))
    } else if !others.is_empty() {
        format!("{lacks}; {}", listed("classes that have one", &others))
    } else {
        format!("{lacks}, and so has no other class on the class path")
    }))
}

fn why_not_loaded(classpath: &ClassPath, name: &str, internal: &str, error: &LinkError) -> Result<InputError> {
    let Some(found) = classpath.load(internal)? else { return not_found(classpath, name, internal) };
    // The class itself is in order; something that it extends or implements is not.
    let what = if error.class.ends_with("/NoClassDefFoundError") {
        let missing = error.message.replace('/', ".");
        format!("cannot be loaded: it needs the class {missing}; add what holds that to the class path")
    } else {
        format!("cannot be loaded: {}", error.message)
    };
    Ok(InputError::file(found.origin.path(), what))
}

fn not_found(classpath: &ClassPath, name: &str, internal: &str) -> Result<InputError> {
    let shown = |paths: Vec<&Path>| paths.iter().map(|p| p.display().to_string()).collect::<Vec<_>>();
    let searched = shown(classpath.containers().collect());
    let absent = shown(classpath.missing().iter().map(AsRef::as_ref).collect());
    let mut what = format!("there is no class {name} on the class path");
    if !searched.is_empty() {
        what += &format!(" ({})", some_of(&searched));
    }
    if !absent.is_empty() {
        what += &format!("; {} does not exist", some_of(&absent));
    }
    let all = classpath.classes()?;
    let meant = candidates(&all, internal);
    let advice = if !meant.is_empty() {
        format!("did you mean {}?", some_of(&meant))
    } else if all.is_empty() {
        "no classes are on it; give the folder or jar of the compiled classes with --classpath".to_owned()
    } else {
        match with_main(classpath) {
            runnable if runnable.is_empty() => "no class on it has a main method".to_owned(),
            runnable => listed("classes that have a main method", &runnable),
        }
    };
    Ok(InputError::usage(format!("{what}; {advice}")))
}

/// Classes with a main method, by their Java names, sorted. Of a large class path only a part is read.
fn with_main(classpath: &ClassPath) -> Vec<String> {
    let runnable = access::PUBLIC | access::STATIC;
    let has_main = |name: &String| {
        classpath.load(name).ok().flatten().is_some_and(|found| {
            let mut methods = found.class.methods.iter();
            methods.any(|m| (&*m.name, &*m.descriptor) == MAIN && m.access & runnable == runnable)
        })
    };
    let all = classpath.classes().unwrap_or_default();
    all.iter().take(MOST_READ).filter(|name| has_main(name)).map(|name| name.replace('/', ".")).collect()
}

/// What may have been meant, by Java names: the same but for case, `.` for `$` or a file's ending; else the same simple
/// name in another package; else a name that differs by a slip of the finger.
fn candidates(all: &[String], internal: &str) -> Vec<String> {
    // A file was named, whose ending became a part of the name.
    let stem = ["/class", "/java"].iter().find_map(|ending| internal.strip_suffix(ending)).unwrap_or(internal);
    let normal = |name: &str| name.replace('$', "/").to_lowercase();
    let simple = |name: &str| name.rsplit('/').next().unwrap_or_default().to_owned();
    let wanted = normal(stem);
    let wanted_simple = simple(&wanted);
    let slips = if wanted_simple.chars().count() < 5 { 1 } else { 2 };
    let named: Vec<(&String, String)> = all.iter().map(|name| (name, normal(name))).collect();
    let pick = |fits: &dyn Fn(&str) -> bool| -> Vec<String> {
        named.iter().filter(|(_, key)| fits(key)).map(|(name, _)| name.replace('/', ".")).collect()
    };
    let spelled_so = |key: &str| key == wanted || wanted.ends_with(&format!("/{key}"));
    let same_simple_name = |key: &str| simple(key) == wanted_simple;
    let close = |key: &str| {
        // Anonymous classes have numbers for names.
        let name = simple(key);
        !name.starts_with(|c: char| c.is_ascii_digit()) && distance(&name, &wanted_simple) <= slips
    };
    let tiers: [&dyn Fn(&str) -> bool; 3] = [&spelled_so, &same_simple_name, &close];
    tiers.into_iter().map(pick).find(|found| !found.is_empty()).unwrap_or_default()
}

/// Insertions, deletions, replacements and swaps of neighbours between two texts.
pub fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut next = vec![i];
        for j in 1..=b.len() {
            let differs = usize::from(a[i - 1] != b[j - 1]);
            let mut best = (row[j - 1] + differs).min(row[j] + 1).min(next[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(before[j - 2] + 1);
            }
            next.push(best);
        }
        before = std::mem::replace(&mut row, next);
    }
    row.last().copied().unwrap_or_default()
}

fn listed(what: &str, names: &[String]) -> String {
    format!("{what}: {}", some_of(names))
}

pub fn some_of(names: &[String]) -> String {
    let shown = names.iter().take(MOST_NAMES).map(String::as_str).collect::<Vec<_>>().join(", ");
    match names.len().saturating_sub(MOST_NAMES) {
        0 => shown,
        more => format!("{shown} and {more} more"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (a, b, expected) in [
            ("", "", 0),
            ("abc", "", 3),
            ("", "ab", 2),
            ("triangle", "triangle", 0),
            ("traingle", "triangle", 1),
            ("trangle", "triangle", 1),
            ("triangles", "triangle", 1),
            ("trianglo", "triangle", 1),
            ("abc", "xyz", 3),
        ] {
            assert_eq!(distance(a, b), expected, "{a} {b}");
            assert_eq!(distance(b, a), expected, "{b} {a}");
        }
    }

    #[test]
    fn what_was_meant() {
        let all = ["a/Main", "a/Main$1", "a/Main$Inner", "b/Main", "c/Triangle"].map(str::to_owned);
        let check = |name: &str, expected: &[&str]| assert_eq!(candidates(&all, name), expected, "{name}");
        check("a/main", &["a.Main"]);
        check("A/MAIN", &["a.Main"]);
        check("Main", &["a.Main", "b.Main"]);
        check("x/Main", &["a.Main", "b.Main"]);
        check("a/Main/Inner", &["a.Main$Inner"]);
        check("Traingle", &["c.Triangle"]);
        check("c/Triangle/class", &["c.Triangle"]);
        check("target/classes/c/Triangle/class", &["c.Triangle"]);
        check("Triangle/java", &["c.Triangle"]);
        check("2", &[]);
        check("Unrelated", &[]);
    }
}
