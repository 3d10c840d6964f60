//! `jdk.internal.misc.VM` and its like: what the stubs ask of the VM itself.

use crate::interp::{Answer, Call, Model, Reply};
use crate::state::{Chunked, Elements, Ref, Value};

pub const MODELS: &[(&str, Model)] = &[
    ("jdk/internal/misc/VM.obligatoFeature()I", |c| Ok(Reply::int(i32::from(c.vm.program.jdk().feature())))),
    ("jdk/internal/misc/VM.unsupported(Ljava/lang/String;)Ljava/lang/Error;", |c| Ok(Reply::Unsupported(c.text(0)?))),
    ("jdk/internal/misc/VM.initialProperties0()[Ljava/lang/String;", initial_properties),
    ("jdk/internal/misc/VM.allocate0(Ljava/lang/Class;)Ljava/lang/Object;", allocate),
    ("jdk/internal/misc/VM.resources(Ljava/lang/String;)[[B", resources),
    ("jdk/internal/misc/CDS.isDumpingClassList0()Z", |_| Ok(Reply::bool(false))),
    ("jdk/internal/misc/CDS.isDumpingArchive0()Z", |_| Ok(Reply::bool(false))),
    ("jdk/internal/misc/CDS.isSharingEnabled0()Z", |_| Ok(Reply::bool(false))),
    ("jdk/internal/misc/CDS.getCDSConfigStatus()I", |_| Ok(Reply::int(0))),
    ("jdk/internal/misc/CDS.getRandomSeedForDumping()J", |_| Ok(Reply::Value(Value::long(1)))),
    ("jdk/internal/misc/CDS.needsClassInitBarrier0(Ljava/lang/Class;)Z", |_| Ok(Reply::bool(false))),
    ("jdk/internal/misc/PreviewFeatures.isPreviewEnabled()Z", |_| Ok(Reply::bool(false))),
    ("jdk/internal/misc/Signal.findSignal0(Ljava/lang/String;)I", |_| Ok(Reply::int(-1))),
    ("jdk/internal/vm/ContinuationSupport.isSupported0()Z", |_| Ok(Reply::bool(false))),
    ("jdk/internal/vm/vector/VectorSupport.registerNatives()I", |_| Ok(Reply::int(0))),
    ("jdk/internal/loader/BootLoader.setBootLoaderUnnamedModule0(Ljava/lang/Module;)V", |_| Ok(Reply::VOID)),
    ("java/io/Console.istty()Z", |_| Ok(Reply::bool(false))),
    ("java/io/FileDescriptor.getHandle(I)J", |_| Ok(Reply::Value(Value::long(-1)))),
    ("java/io/FileDescriptor.getAppend(I)Z", |_| Ok(Reply::bool(false))),
    ("java/lang/StringUTF16.isBigEndian()Z", |_| Ok(Reply::bool(false))),
    ("java/util/TimeZone.getSystemTimeZoneID(Ljava/lang/String;)Ljava/lang/String;", |c| Ok(c.give_text("UTC"))),
    ("jdk/internal/misc/CDS.initializeFromArchive(Ljava/lang/Class;)V", |_| Ok(Reply::VOID)),
];

/// Files on the class path, which is as much an input of the run as the classes on it.
fn resources(call: &mut Call) -> Answer {
    let found = call.vm.program.classpath().resources(&call.text(0)?);
    let found = found.map_err(|e| Reply::Unsupported(e.to_string()))?;
    let bytes = call.vm.program.load("[B").map_err(|e| Reply::Unsupported(e.message))?;
    let mut arrays = Vec::new();
    for content in found {
        let content: Vec<i8> = content.iter().map(|b| *b as i8).collect();
        arrays.push(call.state.heap.alloc_array(bytes, Elements::Byte(Chunked::from_slice(&content))));
    }
    Ok(Reply::Value(Value::reference(call.new_ref_array("[[B", &arrays)?)))
}

/// Built-in properties: of the JDK in use where programs may ask for it, fixed where the host would show.
fn properties(call: &Call) -> Vec<(String, String)> {
    let jdk = call.vm.program.jdk();
    let feature = jdk.feature().to_string();
    // Class files of release N have version N + 44.
    let class_version = format!("{}.0", jdk.feature() + 44);
    let home = jdk.home().display().to_string();
    let fixed = [
        ("java.home", home.as_str()),
        ("java.version", feature.as_str()),
        ("java.specification.version", feature.as_str()),
        ("java.vm.specification.version", feature.as_str()),
        ("java.version.date", "2024-01-01"),
        ("java.runtime.version", feature.as_str()),
        ("java.vendor", "Obligato"),
        ("java.vm.name", "Obligato"),
        ("java.vm.vendor", "Obligato"),
        ("java.vm.version", env!("CARGO_PKG_VERSION")),
        ("java.vm.info", "interpreted mode"),
        ("java.specification.name", "Java Platform API Specification"),
        ("java.specification.vendor", "Oracle Corporation"),
        ("java.vm.specification.name", "Java Virtual Machine Specification"),
        ("java.vm.specification.vendor", "Oracle Corporation"),
        ("java.class.version", class_version.as_str()),
        ("java.class.path", ""),
        ("java.library.path", ""),
        ("java.io.tmpdir", "/tmp"),
        ("jdk.debug", "release"),
        ("sun.boot.library.path", ""),
        ("file.encoding", "UTF-8"),
        ("native.encoding", "UTF-8"),
        ("stdout.encoding", "UTF-8"),
        ("stderr.encoding", "UTF-8"),
        ("stdin.encoding", "UTF-8"),
        ("sun.jnu.encoding", "UTF-8"),
        ("sun.io.unicode.encoding", "UnicodeLittle"),
        ("sun.arch.data.model", "64"),
        ("sun.cpu.endian", "little"),
        ("file.separator", "/"),
        ("path.separator", ":"),
        ("line.separator", "\n"),
        ("os.name", "Linux"),
        ("os.arch", "amd64"),
        ("os.version", "0"),
        ("user.name", "user"),
        ("user.home", "/"),
        ("user.dir", "/"),
        ("user.language", "en"),
        ("user.country", "US"),
        ("user.timezone", "UTC"),
        ("java.util.concurrent.ForkJoinPool.common.parallelism", "0"),
    ];
    let fixed = fixed.iter().map(|(k, v)| ((*k).to_string(), (*v).to_string()));
    fixed.chain(call.vm.config.properties.iter().cloned()).collect()
}

fn initial_properties(call: &mut Call) -> Answer {
    let texts: Vec<String> = properties(call).into_iter().flat_map(|(k, v)| [k, v]).collect();
    let strings: Vec<Ref> = texts.iter().map(|t| call.vm.new_text(call.state, t)).collect();
    Ok(Reply::Value(Value::reference(call.new_ref_array("[Ljava/lang/String;", &strings)?)))
}

fn allocate(call: &mut Call) -> Answer {
    let class = call.class(0)?;
    Ok(Reply::Value(Value::reference(call.vm.new_instance(call.state, class))))
}
