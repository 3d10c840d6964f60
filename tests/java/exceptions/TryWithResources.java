package exceptions;

/** Closing order, suppression, null resources, failing constructors, variables as resources. */
public class TryWithResources {
    static StringBuilder log = new StringBuilder();

    static class Res implements AutoCloseable {
        final String n;
        final boolean failClose;

        Res(String n) { this(n, false, false); }
        Res(String n, boolean failOpen, boolean failClose) {
            log.append("open ").append(n).append("; ");
            if (failOpen) throw new IllegalStateException("open " + n);
            this.n = n;
            this.failClose = failClose;
        }
        @Override public void close() {
            log.append("close ").append(n).append("; ");
            if (failClose) throw new IllegalArgumentException("close " + n);
        }
    }

    interface Act { void run() throws Exception; }

    static void t(String label, Act a) {
        log.setLength(0);
        String end;
        try {
            a.run();
            end = "ok";
        } catch (Exception e) {
            StringBuilder sb = new StringBuilder(e.toString());
            for (Throwable s : e.getSuppressed()) sb.append(" [").append(s).append(" /").append(s.getSuppressed().length).append(']');
            end = sb.toString();
        }
        System.out.println(label + ": " + log + "=> " + end);
    }

    static int ret() {
        try (Res r = new Res("r")) {
            return log.append("body; ").length() > 0 ? 7 : 8;
        } finally {
            log.append("finally; ");
        }
    }

    static String loop() {
        String s = "";
        for (int i = 0; i < 4; i++) {
            try (Res r = i == 2 ? null : new Res("" + i)) {
                if (i == 0) continue;
                if (i == 3) break;
                s += r == null ? "null" : r.n;
            }
        }
        return s;
    }

    public static void main(String[] args) {
        t("plain", () -> { try (Res a = new Res("a"); Res b = new Res("b")) { log.append("body; "); } });
        t("body throws", () -> { try (Res a = new Res("a"); Res b = new Res("b")) { throw new Exception("body"); } });
        t("close throws", () -> { try (Res a = new Res("a"); Res b = new Res("b", false, true)) { log.append("body; "); } });
        t("both closes throw", () -> { try (Res a = new Res("a", false, true); Res b = new Res("b", false, true)) { log.append("body; "); } });
        t("all throw", () -> { try (Res a = new Res("a", false, true); Res b = new Res("b", false, true)) { throw new Exception("body"); } });
        t("second open fails", () -> { try (Res a = new Res("a"); Res b = new Res("b", true, false)) { log.append("body; "); } });
        t("second open fails, first close fails", () -> { try (Res a = new Res("a", false, true); Res b = new Res("b", true, false)) { log.append("body; "); } });
        t("first open fails", () -> { try (Res a = new Res("a", true, false); Res b = new Res("b")) { log.append("body; "); } });
        t("null", () -> { try (Res a = null; Res b = new Res("b"); AutoCloseable c = null) { log.append("body; "); } });
        t("null and throw", () -> { try (Res a = null) { throw new Exception("body"); } });
        t("catch after close", () -> {
            try (Res a = new Res("a", false, true)) {
                throw new Exception("body");
            } catch (IllegalArgumentException e) {
                log.append("wrong; ");
            } catch (Exception e) {
                log.append("catch " + e.getMessage() + " " + e.getSuppressed()[0].getMessage() + "; ");
            } finally {
                log.append("finally; ");
            }
        });
        t("existing variable", () -> {
            Res mine = new Res("mine");
            final Res other = new Res("other");
            try (mine; other; Res x = new Res("x")) { log.append(mine.n + other.n + x.n + "; "); }
            try (mine) { log.append("again; "); }
        });
        t("lambda resource", () -> { try (AutoCloseable c = () -> log.append("lambda closed; ")) { log.append("body; "); } });
        t("checked close", () -> { try (AutoCloseable c = () -> { throw new java.io.IOException("io"); }) { log.append("body; "); } });
        t("return", () -> System.out.println(ret()));
        t("loop", () -> System.out.println(loop()));
        t("nested", () -> {
            try (Res a = new Res("a")) {
                try (Res b = new Res("b", false, true)) {
                    throw new Exception("inner");
                } catch (Exception e) {
                    throw new RuntimeException("outer", e);
                }
            }
        });
        Exception self = new Exception("self");
        try {
            self.addSuppressed(self);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            self.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
