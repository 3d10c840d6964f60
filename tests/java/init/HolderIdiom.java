package init;

/** Lazy holders, singletons, registries filled by static blocks, double brace style blocks. */
public class HolderIdiom {
    static class Lazy {
        private static int made;
        private final String name;

        private Lazy(String n) {
            made++;
            name = n;
            System.out.println("made " + n);
        }

        private static class Holder {
            static final Lazy INSTANCE = new Lazy("holder");
        }

        static Lazy get() { return Holder.INSTANCE; }
        static int count() { return made; }
    }

    enum Single {
        INSTANCE;
        private int hits;
        Single() { System.out.println("enum singleton"); }
        int hit() { return ++hits; }
    }

    static class Registry {
        static final java.util.List<String> NAMES = new java.util.ArrayList<>();
        static final int[] SQUARES;
        static final String JOINED;
        static {
            int[] sq = new int[6];
            for (int i = 0; i < sq.length; i++) sq[i] = i * i;
            SQUARES = sq;
            String j = "";
            try {
                for (int s : sq) j += 100 / (s - 9) + ",";
            } catch (ArithmeticException e) {
                j += "stopped";
            } finally {
                JOINED = j;
            }
        }
        static void add(String n) { NAMES.add(n); }
    }

    static class PluginA { static { Registry.add("A"); } static void load() { } }
    static class PluginB { static { PluginA.load(); Registry.add("B"); } static void load() { } }

    static class Lazily<T> {
        private java.util.function.Supplier<T> s;
        private T v;
        Lazily(java.util.function.Supplier<T> s) { this.s = s; }
        T get() {
            if (s != null) {
                v = s.get();
                s = null;
            }
            return v;
        }
    }

    static class Vol {
        private static volatile Vol inst;
        static int locks;
        static Vol get() {
            Vol v = inst;
            if (v == null) {
                synchronized (Vol.class) {
                    locks++;
                    v = inst;
                    if (v == null) inst = v = new Vol();
                }
            }
            return v;
        }
    }

    public static void main(String[] args) {
        System.out.println("start " + Lazy.count());
        Lazy a = Lazy.get(), b = Lazy.get();
        System.out.println((a == b) + " " + Lazy.count() + " " + a.name);
        System.out.println(Single.INSTANCE.hit() + Single.INSTANCE.hit() + Single.valueOf("INSTANCE").hit());
        PluginB.load();
        PluginA.load();
        PluginB.load();
        System.out.println(Registry.NAMES + " " + Registry.SQUARES[5] + " " + Registry.JOINED);
        Lazily<String> l = new Lazily<>(() -> {
            System.out.println("computing");
            return "value";
        });
        System.out.println(l.get() + l.get());
        System.out.println((Vol.get() == Vol.get()) + " " + Vol.locks);
        var list = new java.util.ArrayList<Integer>() {
            {
                add(1);
                add(2);
                addAll(java.util.List.of(3, 4));
            }
            @Override public boolean add(Integer x) { return super.add(x * 10); }
        };
        System.out.println(list);
    }
}
