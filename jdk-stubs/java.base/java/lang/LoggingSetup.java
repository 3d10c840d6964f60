package java.lang;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;

/**
 * What {@code java.util.logging} takes from outside: the configuration at its start (the JDK's default, without its
 * file), and the method that logs (from a stack trace, without {@code StackWalker}).
 */
final class LoggingSetup {

    private static final String DEFAULTS = "handlers= java.util.logging.ConsoleHandler\n"
        + ".level= INFO\n"
        + "java.util.logging.ConsoleHandler.level = INFO\n"
        + "java.util.logging.ConsoleHandler.formatter = java.util.logging.SimpleFormatter\n";

    private LoggingSetup() {
    }

    /** In the place of {@code LogManager.readConfiguration()}. */
    static void read(Object manager) throws Throwable {
        InputStream defaults = new ByteArrayInputStream(DEFAULTS.getBytes());
        try {
            manager.getClass().getMethod("readConfiguration", InputStream.class).invoke(manager, defaults);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** In the place of {@code LogRecord.inferCaller()}: the first frame below those of the logger. */
    static void inferCaller(Object logRecord) throws Throwable {
        String className = null;
        String methodName = null;
        boolean aboveLogger = true;
        for (StackTraceElement frame : new Throwable().getStackTrace()) {
            boolean inLogger = isLogger(frame.getClassName());
            if (!aboveLogger && !inLogger) {
                className = frame.getClassName();
                methodName = frame.getMethodName();
                break;
            }
            aboveLogger &= !inLogger;
        }
        Class<?> type = logRecord.getClass();
        type.getMethod("setSourceClassName", String.class).invoke(logRecord, className);
        type.getMethod("setSourceMethodName", String.class).invoke(logRecord, methodName);
    }

    private static boolean isLogger(String className) {
        return className.equals("java.util.logging.Logger") || className.startsWith("sun.util.logging.")
            || className.startsWith("java.lang.System$Logger");
    }
}
