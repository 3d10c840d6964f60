//! What a caller left behind, and what it is itself: its thread, its stack, values in thread locals, levels of loggers,
//! streams that it put in the place of the console, references that were cleared, tasks that other threads run.
//!
//! Their Java code answers as if nobody had done anything before; these only hear that it is asked.

use super::environment::{STREAMS, asked, by_program, by_program_through, heard, heard_of, left_out};
use crate::interp::{Answer, Call, Model, Reply};
use crate::world::Beyond;

pub const EXPLORING: &[(&str, Model)] = &[
    ("java/lang/Thread.getName()Ljava/lang/String;", |c| Ok(thread(c, "names of the thread"))),
    ("java/lang/Thread.getId()J", |c| Ok(thread(c, "numbers of the thread"))),
    ("java/lang/Thread.threadId()J", |c| Ok(thread(c, "numbers of the thread"))),
    ("java/lang/Thread.getPriority()I", |c| Ok(thread(c, "priorities of the thread"))),
    ("java/lang/Thread.isDaemon()Z", |c| Ok(thread(c, "kinds of threads"))),
    ("java/lang/Thread.isVirtual()Z", |c| Ok(thread(c, "kinds of threads"))),
    ("java/lang/Thread.toString()Ljava/lang/String;", |c| Ok(thread(c, "names of the thread"))),
    ("java/lang/Thread.getThreadGroup()Ljava/lang/ThreadGroup;", |c| Ok(thread(c, "groups of the thread"))),
    // Made in the group of the thread, and under its limits.
    ("java/lang/ThreadGroup.<init>(Ljava/lang/String;)V", |c| heard(c, "groups of the thread")),
    ("java/util/logging/LogRecord.getThreadID()I", |c| heard_of(c, "numbers of the thread")),
    ("java/util/logging/LogRecord.getLongThreadID()J", |c| heard_of(c, "numbers of the thread")),
    ("java/util/logging/Handler.getLevel()Ljava/util/logging/Level;", |c| heard(c, LEVELS)),
    ("java/util/logging/Handler.getFilter()Ljava/util/logging/Filter;", |c| heard(c, "filters of loggers")),
    ("java/util/logging/Handler.getFormatter()Ljava/util/logging/Formatter;", |c| heard(c, "handlers of loggers")),
    ("java/util/logging/Handler.getEncoding()Ljava/lang/String;", |c| heard(c, "handlers of loggers")),
    ("java/util/logging/Handler.isLoggable(Ljava/util/logging/LogRecord;)Z", |c| heard(c, LEVELS)),
    ("java/lang/Thread.getContextClassLoader()Ljava/lang/ClassLoader;", |c| Ok(thread(c, "class loaders"))),
    ("java/lang/Thread.getUncaughtExceptionHandler()Ljava/lang/Thread$UncaughtExceptionHandler;", |c| {
        Ok(thread(c, HANDLERS))
    }),
    ("java/lang/Thread.getDefaultUncaughtExceptionHandler()Ljava/lang/Thread$UncaughtExceptionHandler;", |c| {
        heard(c, HANDLERS)
    }),
    ("java/lang/Thread.activeCount()I", |c| heard(c, "numbers of threads")),
    ("java/lang/Thread.enumerate([Ljava/lang/Thread;)I", |c| heard(c, "numbers of threads")),
    // Also where the library looks before it waits.
    ("java/lang/Thread.currentThread()Ljava/lang/Thread;", |c| heard(c, "threads of callers")),
    ("java/util/concurrent/ForkJoinTask.inForkJoinPool()Z", |c| heard(c, "threads of callers")),
    ("java/util/logging/LogRecord.getSequenceNumber()J", |c| heard_of(c, "numbers of log records")),
    ("java/lang/Thread.isInterrupted()Z", |c| heard_of(c, INTERRUPTED)),
    ("java/lang/Thread.interrupted()Z", |c| heard_of(c, INTERRUPTED)),
    ("java/lang/Thread.getStackTrace()[Ljava/lang/StackTraceElement;", |c| heard(c, STACKS)),
    ("java/lang/Thread.getAllStackTraces()Ljava/util/Map;", |c| heard(c, STACKS)),
    ("java/lang/Throwable.getStackTrace()[Ljava/lang/StackTraceElement;", |c| heard_of(c, STACKS)),
    ("java/lang/Throwable.printStackTrace(Ljava/io/PrintWriter;)V", |c| heard_of(c, STACKS)),
    ("java/lang/Throwable.printStackTrace(Ljava/io/PrintStream;)V", printed_stack),
    ("java/lang/LoggingSetup.inferCaller(Ljava/lang/Object;)V", |c| heard_of(c, STACKS)),
    ("java/lang/ThreadLocal.setInitialValue()Ljava/lang/Object;", thread_local),
    ("java/lang/ThreadLocal.setInitialValue(Ljava/lang/Thread;)Ljava/lang/Object;", thread_local),
    ("java/lang/ref/Reference.get()Ljava/lang/Object;", reference),
    ("java/lang/ref/Reference.refersTo(Ljava/lang/Object;)Z", reference),
    ("java/lang/ref/Reference.isEnqueued()Z", reference),
    ("java/lang/ref/ReferenceQueue.poll()Ljava/lang/ref/Reference;", |c| heard(c, CLEARED)),
    ("java/util/WeakHashMap.expungeStaleEntries()V", |c| heard_of(c, "entries of weak maps that are gone")),
    ("java/util/logging/Logger.isLoggable(Ljava/util/logging/Level;)Z", level),
    ("java/util/logging/Logger.getLevel()Ljava/util/logging/Level;", |c| heard(c, LEVELS)),
    ("java/util/logging/Logger.getHandlers()[Ljava/util/logging/Handler;", |c| heard(c, "handlers of loggers")),
    ("java/util/logging/Logger.getUseParentHandlers()Z", |c| heard(c, "handlers of loggers")),
    ("java/util/logging/Logger.getFilter()Ljava/util/logging/Filter;", |c| heard(c, "filters of loggers")),
    ("java/util/logging/Logger.getParent()Ljava/util/logging/Logger;", |c| heard(c, LOGGERS)),
    ("java/util/logging/Logger.getResourceBundle()Ljava/util/ResourceBundle;", |c| heard(c, "bundles of loggers")),
    ("java/util/logging/Logger.getResourceBundleName()Ljava/lang/String;", |c| heard(c, "bundles of loggers")),
    ("java/util/logging/LogManager.getLogger(Ljava/lang/String;)Ljava/util/logging/Logger;", |c| heard(c, LOGGERS)),
    ("java/util/logging/LogManager.getLoggerNames()Ljava/util/Enumeration;", |c| heard(c, LOGGERS)),
    ("java/util/logging/LogManager.getProperty(Ljava/lang/String;)Ljava/lang/String;", |c| {
        heard_of(c, "properties of loggers")
    }),
    ("java/util/logging/Level.parse(Ljava/lang/String;)Ljava/util/logging/Level;", |c| {
        heard(c, "levels that others made")
    }),
    ("java/lang/ConsolePrintStream.checkError()Z", |c| heard_of(c, STREAMS)),
    ("java/lang/ConsolePrintStream.flush()V", stream),
    ("java/lang/ConsolePrintStream.close()V", stream),
    ("java/lang/ConsoleInputStream.close()V", stream),
    ("java/lang/Class.desiredAssertionStatus()Z", assertions),
    (
        "java/util/stream/ForEachOps$ForEachOp.evaluateParallel(Ljava/util/stream/PipelineHelper;Ljava/util/Spliterator;)Ljava/lang/Void;",
        tasks,
    ),
    (
        "java/util/stream/FindOps$FindOp.evaluateParallel(Ljava/util/stream/PipelineHelper;Ljava/util/Spliterator;)Ljava/lang/Object;",
        tasks,
    ),
    (
        "java/util/stream/ReduceOps$ReduceOp.evaluateParallel(Ljava/util/stream/PipelineHelper;Ljava/util/Spliterator;)Ljava/lang/Object;",
        tasks,
    ),
    (
        "java/util/concurrent/InlineTasks.fork(Ljava/util/concurrent/ForkJoinTask;)Ljava/util/concurrent/ForkJoinTask;",
        tasks,
    ),
    (
        "java/util/concurrent/InlineTasks.invoke(Ljava/util/concurrent/ForkJoinPool;Ljava/util/concurrent/ForkJoinTask;)Ljava/lang/Object;",
        tasks,
    ),
    (
        "java/util/concurrent/InlineTasks.submit(Ljava/util/concurrent/ForkJoinPool;Ljava/util/concurrent/ForkJoinTask;)Ljava/util/concurrent/ForkJoinTask;",
        tasks,
    ),
    (
        "java/util/concurrent/InlineTasks.submit(Ljava/util/concurrent/ForkJoinPool;Ljava/util/concurrent/Callable;)Ljava/util/concurrent/ForkJoinTask;",
        tasks,
    ),
    (
        "java/util/concurrent/InlineTasks.submit(Ljava/util/concurrent/ForkJoinPool;Ljava/lang/Runnable;Ljava/lang/Object;)Ljava/util/concurrent/ForkJoinTask;",
        tasks,
    ),
    (
        "java/util/concurrent/InlineTasks.submit(Ljava/util/concurrent/ForkJoinPool;Ljava/lang/Runnable;)Ljava/util/concurrent/ForkJoinTask;",
        tasks,
    ),
    (
        "java/util/concurrent/InlineTasks.execute(Ljava/util/concurrent/ForkJoinPool;Ljava/util/concurrent/ForkJoinTask;)V",
        tasks,
    ),
    ("java/util/concurrent/InlineTasks.execute(Ljava/util/concurrent/ForkJoinPool;Ljava/lang/Runnable;)V", tasks),
    ("java/util/concurrent/InlineTasks.execute(Ljava/lang/Object;Ljava/lang/Runnable;)V", tasks),
];

const HANDLERS: &str = "handlers of exceptions that nobody catches";
pub const INTERRUPTED: &str = "threads, which may be interrupted";
const STACKS: &str = "callers in stack traces";
const CLEARED: &str = "references, which may be cleared";
const LEVELS: &str = "levels of loggers";
const LOGGERS: &str = "loggers that others made";

/// The thread that runs everything is the caller's; of one that the program makes all is known.
fn thread(call: &mut Call, what: &str) -> Reply {
    let program = &call.vm.program;
    let main = program.loaded("java/lang/Thread").and_then(|thread| {
        let main = program.find_field(thread, "main", None)?;
        call.state.statics.get(main.class, main.slot as usize)
    });
    if main.is_none_or(|main| main == call.arg(0)) {
        asked(call, what);
    }
    Reply::Decline
}

/// What is shown on the console is no result.
fn printed_stack(call: &mut Call) -> Answer {
    let class = call.arg(1).as_ref().and_then(|stream| call.state.heap.class_of(stream));
    if class.is_none_or(|class| &*call.vm.program.class(class).name != "java/lang/ConsolePrintStream") {
        asked(call, STACKS);
    }
    Ok(Reply::Decline)
}

/// A caller may have put a stream of its own in the place of the console.
pub fn stream(call: &mut Call) -> Answer {
    // Between versions it is granted that a stream only takes text (`versions::granted`).
    let given = (!call.vm.config.twins).then_some(call.args);
    call.machine().note_callers_code(Beyond::Settings, &format!("other {STREAMS}"), given);
    Ok(Reply::Decline)
}

/// A thread local of the program that nobody has set on this path: a caller may have before.
fn thread_local(call: &mut Call) -> Answer {
    if by_program_through(call, |class| class == "java/lang/ThreadLocal") {
        left_out(call, "values that a caller left in a thread local");
    }
    Ok(Reply::Decline)
}

/// A weak or soft reference that the program looks at itself.
fn reference(call: &mut Call) -> Answer {
    if by_program_through(call, |class| class.starts_with("java/lang/ref/")) {
        left_out(call, CLEARED);
    }
    Ok(Reply::Decline)
}

/// The program asks itself, or gives code that only runs if the level is on.
fn level(call: &mut Call) -> Answer {
    let program = &call.vm.program;
    let logs = call.state.stack.top().map(|frame| program.method(frame.method));
    if logs.is_some_and(|method| method.descriptor.contains("Ljava/util/function/Supplier;")) {
        left_out(call, LEVELS);
    }
    // Loggers ask themselves whether they go on, to handlers and filters that others gave them.
    let given = Some(call.args);
    call.machine().note_callers_code(Beyond::Settings, "handlers and filters of loggers", given);
    heard(call, LEVELS)
}

/// Classes ask in their initialisers whether their own assertions are on, which they are.
fn assertions(call: &mut Call) -> Answer {
    let program = &call.vm.program;
    let initialiser = call.state.stack.top().is_some_and(|frame| &*program.method(frame.method).name == "<clinit>");
    if by_program(call) && !initialiser {
        left_out(call, "states of assertions");
    }
    Ok(Reply::Decline)
}

fn tasks(call: &mut Call) -> Answer {
    heard_of(call, "orders and threads in which tasks run")
}
