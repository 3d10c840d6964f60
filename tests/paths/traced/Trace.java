import java.util.function.BooleanSupplier;

/** What the probes tell: the steps of the outermost call of the target, and how it ended. */
public class Trace {
    public interface Call {
        void run() throws Throwable;
    }

    public static String last = "not called";
    private static final StringBuilder steps = new StringBuilder();
    private static int depth;
    private static int initializers;

    public static void step(String what) {
        if (depth > 0 && initializers == 0) {
            steps.append(what).append(' ');
        }
    }

    public static void targetBegins() {
        if (initializers == 0 && depth++ == 0) {
            steps.setLength(0);
        }
    }

    public static void targetReturns() {
        end("returns");
    }

    public static void targetThrows(Throwable thrown) {
        end("throws " + thrown.getClass().getName());
    }

    private static void end(String how) {
        if (initializers == 0 && --depth == 0) {
            last = steps + how;
        }
    }

    public static void initializerBegins() {
        initializers++;
    }

    public static void initializerReturns() {
        initializers--;
    }

    public static void initializerThrows(Throwable thrown) {
        initializers--;
    }

    /** One of all inputs: if it counts, its trace is told. */
    public static void all(BooleanSupplier counts, Call call) {
        boolean does;
        try {
            does = counts.getAsBoolean();
        } catch (RuntimeException e) {
            does = false;
        }
        if (!does) {
            return;
        }
        try {
            call.run();
        } catch (Throwable e) {
            /* told */
        }
        System.out.println(last);
    }
}
