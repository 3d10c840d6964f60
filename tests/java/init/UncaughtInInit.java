package init;

/** An exception escaping from the static initialiser of another class ends the program. */
public class UncaughtInInit {
    static class Config {
        static final int SIZE;
        static {
            System.out.println("reading configuration");
            SIZE = parse("12x");
        }

        static int parse(String s) {
            int v = 0;
            for (char c : s.toCharArray()) {
                if (c < '0' || c > '9') throw new IllegalArgumentException("bad digit '" + c + "' in " + s);
                v = v * 10 + c - '0';
            }
            return v;
        }
    }

    static class Service {
        final int size = Config.SIZE;

        static Service start() {
            System.out.println("starting");
            return new Service();
        }
    }

    public static void main(String[] args) {
        System.out.println("main begins");
        try {
            System.out.println(Config.parse("123"));
        } catch (ExceptionInInitializerError e) {
            System.out.println("first use failed: " + e.getCause().getMessage());
            StackTraceElement top = e.getCause().getStackTrace()[0];
            StackTraceElement second = e.getCause().getStackTrace()[1];
            System.out.println(top.getMethodName() + ":" + top.getLineNumber() + " " + second.getMethodName() + ":" + second.getLineNumber());
        }
        Service s = Service.start();
        System.out.println("never printed " + s.size);
    }
}
