package exceptions;

/** The top line of the trace uses toString; frames may be missing altogether. */
public class UncaughtCustomToString {
    static class Teapot extends RuntimeException {
        final int code;

        Teapot(int code, Throwable cause) {
            super("short and stout", cause, true, true);
            this.code = code;
        }

        @Override
        public String toString() { return "Teapot/" + code + " <" + getLocalizedMessage() + ">"; }

        @Override
        public String getLocalizedMessage() { return "localized:" + getMessage(); }
    }

    static class Traceless extends Exception {
        Traceless(String m) { super(m, null, false, false); }
    }

    public static void main(String[] args) {
        try {
            throw new Teapot(418, null);
        } catch (Teapot t) {
            System.out.println(t);
            System.out.println(t.getMessage());
        }
        throw new Teapot(418, new Traceless("no frames here"));
    }
}
