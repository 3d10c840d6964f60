//! What a program asks of its surroundings: processors, memory, properties, variables. The VM has one answer for each, a real
//! machine has others; an exploration that asked says what it left out, so that nothing is proved by our answers.

use crate::interp::{Answer, Call, Model, Reply};
use crate::program::{Class, Origin};
use crate::state::Value;

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/Runtime.availableProcessors()I", |c| {
        asked(c, "numbers of processors");
        Ok(Reply::int(1))
    }),
    ("java/lang/Runtime.freeMemory()J", |c| Ok(memory(c, c.state.heap.used()))),
    ("java/lang/Runtime.totalMemory()J", |c| Ok(memory(c, 0))),
    ("java/lang/Runtime.maxMemory()J", |c| Ok(memory(c, 0))),
];

/// Their Java code answers; these only hear that it is asked.
pub const EXPLORING: &[(&str, Model)] = &[
    ("java/lang/System.getProperty(Ljava/lang/String;)Ljava/lang/String;", property),
    ("java/lang/System.getProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", property),
    ("java/lang/System.getProperties()Ljava/util/Properties;", property),
    ("java/lang/Integer.getInteger(Ljava/lang/String;)Ljava/lang/Integer;", property),
    ("java/lang/Integer.getInteger(Ljava/lang/String;I)Ljava/lang/Integer;", property),
    ("java/lang/Long.getLong(Ljava/lang/String;)Ljava/lang/Long;", property),
    ("java/lang/Boolean.getBoolean(Ljava/lang/String;)Z", property),
    ("java/lang/System.lineSeparator()Ljava/lang/String;", property),
    ("java/lang/System.getenv(Ljava/lang/String;)Ljava/lang/String;", variable),
    ("java/lang/System.getenv()Ljava/util/Map;", variable),
    ("java/util/Locale.getDefault()Ljava/util/Locale;", locale),
    ("java/util/Locale.getDefault(Ljava/util/Locale$Category;)Ljava/util/Locale;", locale),
    ("java/util/TimeZone.getDefault()Ljava/util/TimeZone;", zone),
    ("java/time/ZoneId.systemDefault()Ljava/time/ZoneId;", zone),
    ("java/nio/charset/Charset.defaultCharset()Ljava/nio/charset/Charset;", |c| heard(c, "default character sets")),
    ("java/nio/ByteOrder.nativeOrder()Ljava/nio/ByteOrder;", |c| heard(c, "orders of bytes")),
    ("java/lang/Runtime.version()Ljava/lang/Runtime$Version;", |c| heard(c, "releases of Java")),
    ("java/util/concurrent/ForkJoinPool.getCommonPoolParallelism()I", |c| heard(c, "numbers of processors")),
    ("java/util/concurrent/ThreadLocalRandom.current()Ljava/util/concurrent/ThreadLocalRandom;", |c| {
        heard(c, "random numbers")
    }),
    ("java/lang/System.console()Ljava/io/Console;", |c| heard(c, "consoles")),
    ("java/lang/System.getSecurityManager()Ljava/lang/SecurityManager;", |c| heard(c, "security managers")),
    ("java/lang/Thread.activeCount()I", |c| heard(c, "numbers of threads")),
    ("java/lang/Class.getResource(Ljava/lang/String;)Ljava/net/URL;", resource),
    ("java/lang/Class.getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;", resource),
    ("java/lang/ClassLoader.getResource(Ljava/lang/String;)Ljava/net/URL;", resource),
    ("java/lang/ClassLoader.getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;", resource),
    ("java/util/ImmutableCollections$Set12.iterator()Ljava/util/Iterator;", order),
    ("java/util/ImmutableCollections$Set12.toArray()[Ljava/lang/Object;", order),
    ("java/util/ImmutableCollections$Set12.toArray([Ljava/lang/Object;)[Ljava/lang/Object;", order),
    ("java/util/ImmutableCollections$SetN.iterator()Ljava/util/Iterator;", order),
    ("java/util/ImmutableCollections$SetN.toArray()[Ljava/lang/Object;", order),
    ("java/util/ImmutableCollections$SetN.toArray([Ljava/lang/Object;)[Ljava/lang/Object;", order),
    ("java/util/ImmutableCollections$MapN.entrySet()Ljava/util/Set;", order),
];

/// Constants of the JDK that are others on other machines.
pub const CONSTANTS: &[(&str, &str)] = &[
    ("java/io/File.separator", SEPARATORS),
    ("java/io/File.separatorChar", SEPARATORS),
    ("java/io/File.pathSeparator", SEPARATORS),
    ("java/io/File.pathSeparatorChar", SEPARATORS),
];

const SEPARATORS: &str = "separators of file names and paths";

fn memory(call: &mut Call, used: u64) -> Reply {
    asked(call, "sizes of the memory");
    Reply::Value(Value::long(call.vm.config.max_heap.saturating_sub(used) as i64))
}

fn heard(call: &mut Call, what: &str) -> Answer {
    asked(call, what);
    Ok(Reply::Decline)
}

fn property(call: &mut Call) -> Answer {
    heard(call, "system properties")
}

fn variable(call: &mut Call) -> Answer {
    heard(call, "environment variables")
}

fn locale(call: &mut Call) -> Answer {
    heard(call, "default locales")
}

fn zone(call: &mut Call) -> Answer {
    heard(call, "default time zones")
}

fn resource(call: &mut Call) -> Answer {
    heard(call, "resources")
}

/// `Set.of` and `Map.of` have another order in each JVM, whoever asks for it.
fn order(call: &mut Call) -> Answer {
    left_out(call, "orders of unmodifiable sets and maps");
    Ok(Reply::Decline)
}

/// The class that calls a model.
pub fn caller<'a>(call: &Call<'a>) -> Option<&'a Class> {
    let program = &call.vm.program;
    call.state.stack.top().map(|frame| program.class(program.method(frame.method).class))
}

/// The program itself asks for something that is different elsewhere.
pub fn asked(call: &mut Call, what: &str) {
    if caller(call).is_some_and(|class| matches!(class.origin, Origin::App(_))) {
        left_out(call, what);
    }
}

/// An exploration goes on with one of several possible answers.
pub fn left_out(call: &mut Call, what: &str) {
    if call.vm.config.exploring {
        call.machine().note_others(what);
    }
}
