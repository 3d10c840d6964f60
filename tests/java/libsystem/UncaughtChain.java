package libsystem;

// An uncaught exception with causes and a suppressed one: exit status 1 and a trace on stderr.
public class UncaughtChain {
    static class Res implements AutoCloseable {
        final String name;

        Res(String name) {
            this.name = name;
            System.out.println("open " + name);
        }

        @Override
        public void close() throws Exception {
            System.out.println("close " + name);
            throw new Exception("close of " + name);
        }
    }

    static class LedgerException extends RuntimeException {
        private static final long serialVersionUID = 1L;
        final int code;

        LedgerException(String m, int code, Throwable cause) {
            super(m, cause);
            this.code = code;
        }

        @Override
        public String getMessage() {
            return super.getMessage() + " (code " + code + ")";
        }
    }

    static void work() throws Exception {
        try (Res a = new Res("a"); Res b = new Res("b")) {
            System.out.println("body " + a.name + b.name);
            throw new IllegalArgumentException("body failed");
        }
    }

    public static void main(String[] args) {
        try {
            work();
        } catch (Exception e) {
            System.out.println(e + " suppressed " + e.getSuppressed().length + " " + e.getSuppressed()[0].getMessage() + " " + e.getSuppressed()[1]);
            System.out.println(e.getCause() + " " + e.getLocalizedMessage());
            StackTraceElement top = e.getStackTrace()[0];
            System.out.println(top.getMethodName() + " " + top.getClassName() + " " + top.getFileName() + " " + top.isNativeMethod());
            Throwable wrapped = new Error(e);
            System.out.println(wrapped.getMessage() + " | " + wrapped);
            throw new LedgerException("outer", 7, new IllegalStateException("middle", e));
        } finally {
            System.out.println("finally runs");
        }
    }
}
