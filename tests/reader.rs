//! The readers against real and against damaged input: all of java.base, compared with a second reader that shares no
//! code with ours, and tens of thousands of mutated class files and jars.

// Helpers of tests count as tests, which clippy does not know.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "reader/meter.rs"]
mod meter;
#[path = "reader/mutate.rs"]
mod mutate;
#[path = "reader/naive.rs"]
mod naive;
#[path = "reader/promises.rs"]
mod promises;

use meter::measured;
use mutate::Mutator;
use obligato::classfile::rewrite::{Insertion, Insertions, Rewrite};
use obligato::classfile::{self, ClassFile, Constant, bytecode};
use obligato::program::{ClassPath, Jdk};
use std::fs;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use zip::CompressionMethod;
use zip::write::{SimpleFileOptions, ZipWriter};

/// No input may make the readers hold more than this.
const MOST_BYTES: usize = 256 << 20;
/// Generous for a loaded machine; anything near it is a hang in the making.
const LONGEST: Duration = Duration::from_secs(5);

fn jdk() -> Jdk {
    Jdk::locate(None).expect("the tests need a JDK")
}

#[test]
fn all_of_java_base_as_a_naive_reader_sees_it() {
    let jdk = jdk();
    let names = jdk.classes_of_module("java.base").unwrap();
    assert!(names.len() > 5000, "{}", names.len());
    let mut lines = 0;
    let mut handlers = 0;
    for name in &names {
        let found = jdk.find(name).unwrap().expect("a listed class is found");
        assert_eq!(&*found.module, "java.base");
        let class = classfile::parse(&found.bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(&*class.name, name);
        let expected = naive::read(&found.bytes);
        assert_eq!(outline(&class), expected, "{name}");
        promises::check(&class);
        for code in class.methods.iter().filter_map(|method| method.code.as_ref()) {
            lines += code.lines.len();
            handlers += code.handlers.len();
        }
    }
    // Guards the comparison itself: these tables are there to be compared.
    assert!(lines > 100_000 && handlers > 5_000, "{lines} {handlers}");
}

/// The part of our model that the naive reader knows about.
fn outline(class: &ClassFile) -> naive::Outline {
    let text = |text: &std::rc::Rc<str>| text.to_string();
    naive::Outline {
        version: (class.major, class.minor),
        access: class.access,
        name: text(&class.name),
        superclass: class.super_name.as_ref().map(text),
        interfaces: class.interfaces.iter().map(text).collect(),
        source_file: class.source_file.as_ref().map(text),
        fields: class
            .fields
            .iter()
            .map(|field| naive::Field {
                access: field.access,
                name: text(&field.name),
                descriptor: text(&field.descriptor),
                constant: field.constant,
            })
            .collect(),
        methods: class
            .methods
            .iter()
            .map(|method| naive::Method {
                access: method.access,
                name: text(&method.name),
                descriptor: text(&method.descriptor),
                exceptions: method.exceptions.iter().map(text).collect(),
                code: method.code.as_ref().map(|code| naive::Code {
                    limits: (code.max_stack, code.max_locals),
                    bytes: code.bytes.to_vec(),
                    handlers: code.handlers.iter().map(|h| [h.start, h.end, h.target, h.catch]).collect(),
                    lines: code.lines.iter().map(|entry| [entry.pc, entry.line]).collect(),
                }),
            })
            .collect(),
        members: class
            .pool
            .iter()
            .filter_map(|(index, constant)| match constant {
                Constant::Field(member) | Constant::Method(member) | Constant::InterfaceMethod(member) => {
                    Some((index, [&member.class, &member.name, &member.descriptor].map(text)))
                }
                _ => None,
            })
            .collect(),
        strings: class
            .pool
            .iter()
            .filter_map(|(index, constant)| match constant {
                Constant::String(units) => Some((index, units.to_vec())),
                _ => None,
            })
            .collect(),
    }
}

/// Classes of many shapes, none large: a mutation should hit structure, not code.
fn seeds(jdk: &Jdk) -> Vec<Vec<u8>> {
    let named = [
        "java/lang/Object",
        "java/lang/Record",
        "java/lang/Thread$State",
        "java/lang/FunctionalInterface",
        "java/lang/constant/ClassDesc",
        "java/lang/invoke/StringConcatFactory",
        "java/lang/runtime/ObjectMethods",
        "java/util/Optional",
        "java/util/Map$Entry",
        "java/util/ImmutableCollections",
        "java/util/HexFormat",
        "java/util/stream/Collectors$CollectorImpl",
    ];
    let mut seeds: Vec<Vec<u8>> =
        named.iter().filter_map(|name| jdk.find(name).unwrap()).map(|class| class.bytes.into_owned()).collect();
    let names = jdk.classes_in("java/util/concurrent").unwrap();
    for name in names.iter().step_by(5) {
        let class = jdk.find(name).unwrap().unwrap();
        if class.bytes.len() < 10_000 {
            seeds.push(class.bytes.into_owned());
        }
    }
    assert!(seeds.len() > 20);
    seeds
}

#[test]
fn mutated_class_files() {
    let jdk = jdk();
    let seeds = seeds(&jdk);
    let mut mutator = Mutator::new(1);
    let (mut classes, mut errors, mut rewritten) = (0, 0, 0);
    for round in 0..20_000 {
        let bytes = mutator.mutate(&seeds);
        let start = Instant::now();
        let (peak, result) = measured(|| classfile::parse(&bytes));
        assert!(peak < MOST_BYTES, "round {round}: {peak} bytes");
        assert!(start.elapsed() < LONGEST, "round {round}: {:?}", start.elapsed());
        match result {
            Ok(class) => {
                promises::check(&class);
                if classes % 4 == 0 {
                    rewritten += usize::from(rewrites(&bytes, &class));
                }
                classes += 1;
            }
            Err(error) => {
                errors += 1;
                assert!(!error.to_string().is_empty());
            }
        }
    }
    // Were one of them rare, the mutations would test little.
    assert!(classes > 2_000 && errors > 2_000, "{classes} classes, {errors} errors");
    assert!(rewritten > 500, "{rewritten} classes were rewritten");
}

/// Inserts something before every instruction: a copy that can be read, or a reason. Whether all methods took it.
fn rewrites(bytes: &[u8], class: &ClassFile) -> bool {
    let mut rewrite = Rewrite::new(bytes).expect("what can be read can be copied");
    let mut all = true;
    for (number, method) in class.methods.iter().enumerate() {
        let Some(code) = &method.code else { continue };
        let Ok(pcs) = bytecode::scan(&code.bytes).map(|raw| raw.pcs) else { continue };
        let code = pcs.into_iter().map(|pc| Insertion { pc, code: vec![0] }).collect();
        let done = rewrite.insert(number, &Insertions { entry: Vec::new(), code, stack: 1, locals: 1 });
        all &= done.is_ok();
    }
    let copy = rewrite.finish();
    let copy = classfile::parse(&copy).expect("a copy can be read");
    promises::check(&copy);
    assert_eq!(copy.methods.len(), class.methods.len());
    all
}

#[test]
fn truncated_class_files() {
    let jdk = jdk();
    for whole in seeds(&jdk).iter().take(4) {
        assert!(classfile::parse(whole).is_ok());
        for end in 0..whole.len() {
            assert!(classfile::parse(&whole[..end]).is_err(), "{end} of {}", whole.len());
        }
    }
}

/// A folder for this test under the target folder, empty at the start.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Some file systems flush a file that is emptied and written again, which is slow; a new one they keep in memory.
fn write_anew(path: &Path, content: &[u8]) {
    let _ = fs::remove_file(path);
    fs::write(path, content).unwrap();
}

fn jar(entries: &[(&str, &[u8])], method: CompressionMethod) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in entries {
        writer.start_file(*name, SimpleFileOptions::default().compression_method(method)).unwrap();
        writer.write_all(content).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

#[test]
fn mutated_jars() {
    let jdk = jdk();
    let object = jdk.find("java/lang/Object").unwrap().unwrap().bytes;
    let entry = jdk.find("java/util/Map$Entry").unwrap().unwrap().bytes;
    let manifest = b"Manifest-Version: 1.0\r\nMulti-Release: true\r\nClass-Path: jar.jar other.jar ./\r\n\r\n";
    let entries: [(&str, &[u8]); 5] = [
        ("META-INF/MANIFEST.MF", manifest),
        ("java/lang/Object.class", &object),
        ("java/util/Map$Entry.class", &entry),
        ("META-INF/versions/11/java/lang/Object.class", &object),
        ("META-INF/versions/9/a/B.class", &entry),
    ];
    let seeds = [
        jar(&entries, CompressionMethod::Deflated),
        jar(&entries, CompressionMethod::Stored),
        jar(&[], CompressionMethod::Stored),
    ];
    let folder = scratch("mutated-jars");
    let path = folder.join("jar.jar");
    let mut mutator = Mutator::new(2);
    let (mut opened, mut refused) = (0, 0);
    for round in 0..2_000 {
        write_anew(&path, &mutator.mutate(&seeds));
        let start = Instant::now();
        let (peak, good) = measured(|| use_class_path(path.to_str().unwrap()));
        assert!(peak < MOST_BYTES, "round {round}: {peak} bytes");
        assert!(start.elapsed() < LONGEST, "round {round}: {:?}", start.elapsed());
        if good { opened += 1 } else { refused += 1 }
    }
    assert!(opened > 200 && refused > 200, "{opened} opened, {refused} refused");
}

/// Opens a class path and reads all it holds; whether it could be opened.
fn use_class_path(spec: &str) -> bool {
    let Ok(path) = ClassPath::open(spec, 17) else { return false };
    for name in path.classes().unwrap() {
        assert!(path.contains(&name));
        match path.load(&name) {
            Ok(class) => assert_eq!(*class.expect("a listed class is found").class.name, *name),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    true
}

#[test]
fn truncated_jars() {
    let whole = jar(&[("a/A.class", b"no class"), ("b.txt", &[7; 500])], CompressionMethod::Deflated);
    let path = scratch("truncated-jars").join("jar.jar");
    for end in 0..whole.len() {
        write_anew(&path, &whole[..end]);
        assert!(ClassPath::open(path.to_str().unwrap(), 17).is_err(), "{end}");
    }
}

/// A file made of ends of directories that lead nowhere: the search for the real one is quadratic if not bounded.
#[test]
fn jars_of_false_directory_ends() {
    // One entry, said to be at offset 0, where there is none: each end is followed by a scan of all before it.
    let end = b"PK\x05\x06\0\0\0\0\x01\0\x01\0\x2e\0\0\0\0\0\0\0\0\0";
    let bytes = end.repeat(40_000);
    let path = scratch("false-ends").join("jar.jar");
    fs::write(&path, &bytes).unwrap();
    let start = Instant::now();
    let (peak, good) = measured(|| use_class_path(path.to_str().unwrap()));
    assert!(peak < MOST_BYTES, "{peak} bytes");
    assert!(!good && start.elapsed() < LONGEST, "{:?}", start.elapsed());
}

/// Sixty-three megabytes of zeros are read, one byte more than the limit is not, and neither costs a multiple.
#[test]
fn jars_that_expand() {
    let zeros = vec![0; (64 << 20) + 1];
    let bytes = jar(&[("Big.class", &zeros[..63 << 20]), ("Bomb.class", &zeros)], CompressionMethod::Deflated);
    drop(zeros);
    let path = scratch("bombs").join("jar.jar");
    fs::write(&path, &bytes).unwrap();
    let (peak, ()) = measured(|| {
        let path = ClassPath::open(path.to_str().unwrap(), 17).unwrap();
        assert_eq!(path.find("Big").unwrap().unwrap().bytes.len(), 63 << 20);
        let error = path.find("Bomb").unwrap_err().to_string();
        assert!(error.contains("entry Bomb.class has 67108865 bytes"), "{error}");
    });
    assert!(peak < MOST_BYTES, "{peak} bytes");
}
