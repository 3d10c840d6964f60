package obligato;

import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs the tests of classes with the JUnit on the class path: its platform's launcher, or JUnit 4's core. The first argument begins
 * each line of the output, the others are classes. A line for each test that fails, with class, method and why; the last one says that
 * all were run, or that there is no JUnit.
 */
public final class SuiteRunner {

    private static PrintStream report;
    private static String mark;

    private SuiteRunner() {}

    /** See the class. */
    public static void main(String[] args) throws Exception {
        report = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        mark = args[0];
        // What the tested code prints is not for us.
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        List<Class<?>> classes = new ArrayList<>();
        for (int i = 1; i < args.length; i++) {
            classes.add(Class.forName(args[i]));
        }
        Class<?> factory = found("org.junit.platform.launcher.core.LauncherFactory");
        Class<?> core = found("org.junit.runner.JUnitCore");
        if (factory != null) {
            launch(factory, classes);
        } else if (core != null) {
            run(core, classes);
        } else {
            report.println(mark + " none");
        }
        report.println(mark + " done");
        report.flush();
        Runtime.getRuntime().halt(0);
    }

    private static Class<?> found(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    private static void fail(String type, String method, Object why) {
        String text = String.valueOf(why).replaceAll("\\s+", " ");
        report.println(mark + " fail\t" + type + "\t" + method + "\t" + text.substring(0, Math.min(300, text.length())));
    }

    private static Object call(Object on, String type, String name) throws Exception {
        Method method = Class.forName(type).getMethod(name);
        return method.invoke(on);
    }

    private static void launch(Class<?> factory, List<Class<?>> classes) throws Exception {
        Class<?> builder = Class.forName("org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder");
        Class<?> select = Class.forName("org.junit.platform.engine.discovery.DiscoverySelectors");
        Class<?> listener = Class.forName("org.junit.platform.launcher.TestExecutionListener");
        List<Object> selectors = new ArrayList<>();
        for (Class<?> type : classes) {
            selectors.add(select.getMethod("selectClass", Class.class).invoke(null, type));
        }
        Object made = builder.getMethod("request").invoke(null);
        builder.getMethod("selectors", List.class).invoke(made, selectors);
        Object request = builder.getMethod("build").invoke(made);
        Object listening = Proxy.newProxyInstance(SuiteRunner.class.getClassLoader(), new Class<?>[] {listener},
            (proxy, method, arguments) -> {
                if (method.getName().equals("executionFinished")) {
                    finished(arguments[0], arguments[1]);
                }
                return null;
            });
        Object launcher = factory.getMethod("create").invoke(null);
        Class<?> interfaceType = Class.forName("org.junit.platform.launcher.Launcher");
        Class<?> wanted = Class.forName("org.junit.platform.launcher.LauncherDiscoveryRequest");
        Object listeners = java.lang.reflect.Array.newInstance(listener, 1);
        java.lang.reflect.Array.set(listeners, 0, listening);
        interfaceType.getMethod("execute", wanted, listeners.getClass()).invoke(launcher, request, listeners);
    }

    private static void finished(Object test, Object result) throws Exception {
        String results = "org.junit.platform.engine.TestExecutionResult";
        if (!call(result, results, "getStatus").toString().equals("FAILED")) {
            return;
        }
        Optional<?> why = (Optional<?>) call(result, results, "getThrowable");
        Object source = ((Optional<?>) call(test, "org.junit.platform.launcher.TestIdentifier", "getSource")).orElse(null);
        String methods = "org.junit.platform.engine.support.descriptor.MethodSource";
        String type = "";
        String method = "";
        if (source != null && Class.forName(methods).isInstance(source)) {
            type = (String) call(source, methods, "getClassName");
            method = (String) call(source, methods, "getMethodName");
        }
        fail(type, method, why.orElse(null));
    }

    private static void run(Class<?> core, List<Class<?>> classes) throws Exception {
        Object result = core.getMethod("runClasses", Class[].class).invoke(null, (Object) classes.toArray(new Class<?>[0]));
        for (Object failure : (List<?>) call(result, "org.junit.runner.Result", "getFailures")) {
            String failures = "org.junit.runner.notification.Failure";
            Object test = call(failure, failures, "getDescription");
            Object type = call(test, "org.junit.runner.Description", "getClassName");
            Object method = call(test, "org.junit.runner.Description", "getMethodName");
            fail(String.valueOf(type), String.valueOf(method), call(failure, failures, "getException"));
        }
    }
}
