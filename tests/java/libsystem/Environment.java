package libsystem;

import java.util.Properties;

// Things a program may ask of System and Runtime without depending on the host.
public class Environment {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    public static void main(String[] args) {
        t("lineSeparator", () -> System.lineSeparator().equals(System.getProperty("line.separator")));
        t("separator codes", () -> System.lineSeparator().chars().sum());
        t("version", () -> {
            String v = System.getProperty("java.version");
            int major = Integer.parseInt(v.split("[.\\-+_]")[0]);
            return major >= 17 && major == Runtime.version().feature();
        });
        t("spec", () -> Integer.parseInt(System.getProperty("java.specification.version")) == Runtime.version().feature());
        t("class version", () -> Double.parseDouble(System.getProperty("java.class.version")) == 44 + Runtime.version().feature());
        t("spec name", () -> System.getProperty("java.specification.name") + " / " + System.getProperty("java.vm.specification.name"));
        t("separators", () -> System.getProperty("file.separator") + System.getProperty("path.separator") + java.io.File.separatorChar + java.io.File.pathSeparator);
        t("non null", () -> System.getProperty("os.name") != null && System.getProperty("user.dir") != null && System.getProperty("java.io.tmpdir") != null && System.getProperty("os.arch") != null);
        t("missing", () -> System.getProperty("no.such.key") + " " + System.getProperty("no.such.key", "dflt"));
        t("set", () -> System.setProperty("my.key", "v1") + " " + System.setProperty("my.key", "v2") + " " + System.getProperty("my.key"));
        t("clear", () -> System.clearProperty("my.key") + " " + System.clearProperty("my.key") + " " + System.getProperty("my.key"));
        t("null key", () -> System.getProperty(null));
        t("empty key", () -> System.getProperty(""));
        t("set null value", () -> System.setProperty("k", null));
        t("int property", () -> {
            System.setProperty("num", "0x20");
            System.setProperty("flag", "TRUE");
            return Integer.getInteger("num") + " " + Long.getLong("num", 1L) + " " + Boolean.getBoolean("flag");
        });
        t("properties object", () -> {
            Properties p = System.getProperties();
            return p.getProperty("num") + " " + p.containsKey("flag") + " " + (p == System.getProperties());
        });
        t("env missing", () -> System.getenv("SURELY_NOT_SET_ANYWHERE_1") + "");
        t("env null", () -> System.getenv(null));
        t("env read only", () -> System.getenv().put("a", "b"));
        t("time moves", () -> {
            long a = System.currentTimeMillis();
            long n = System.nanoTime();
            long b = System.currentTimeMillis();
            long m = System.nanoTime();
            return (b >= a) + " " + (m - n >= 0) + " " + (a > 1600000000000L);
        });
        t("identity", () -> {
            Object o = new Object();
            String s = new String("x");
            return (System.identityHashCode(o) == o.hashCode()) + " " + (System.identityHashCode(o) == System.identityHashCode(o)) + " " + System.identityHashCode(null)
                + " " + (System.identityHashCode(s) == System.identityHashCode(s)) + " " + s.hashCode();
        });
        t("identity spread", () -> {
            java.util.Set<Integer> seen = new java.util.HashSet<>();
            Object[] keep = new Object[50];
            for (int i = 0; i < 50; i++) seen.add(System.identityHashCode(keep[i] = new int[0]));
            return seen.size() > 40;
        });
        t("runtime", () -> {
            Runtime r = Runtime.getRuntime();
            return (r == Runtime.getRuntime()) + " " + (r.availableProcessors() >= 1) + " " + (r.totalMemory() >= r.freeMemory()) + " " + (r.maxMemory() > 0);
        });
        t("gc", () -> {
            System.gc();
            return "returned";
        });
        t("thread", () -> Thread.currentThread().getName() + " " + Thread.currentThread().getPriority() + " " + Thread.currentThread().isDaemon() + " " + Thread.currentThread().isAlive());
    }
}
