package exceptions;

/** Uncaught exception with a chain of causes sharing frames. */
public class UncaughtCause {
    static class ConfigException extends Exception {
        ConfigException(String m, Throwable c) { super(m, c); }
    }

    static class StartupError extends Error {
        StartupError(Throwable c) { super(c); }
    }

    static int parse(String s) { return Integer.parseInt(s.trim()); }

    static int read(String[] lines, int i) throws ConfigException {
        try {
            return parse(lines[i]);
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new ConfigException("line " + i + " is unusable", e);
        }
    }

    static int total(String... lines) {
        int t = 0;
        try {
            for (int i = 0; i < 4; i++) {
                t += read(lines, i);
                System.out.println("running total " + t);
            }
        } catch (ConfigException e) {
            throw new StartupError(e);
        }
        return t;
    }

    public static void main(String[] args) {
        System.out.println(total("1", " 2", "3 ", "4"));
        try {
            total("1", "x");
        } catch (StartupError e) {
            System.out.println(e.getMessage());
            System.out.println(e.getCause().getCause());
        }
        total("10", "20");
        System.out.println("not reached");
    }
}
