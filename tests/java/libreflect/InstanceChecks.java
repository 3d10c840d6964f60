package libreflect;

import java.io.Serializable;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

// isInstance, cast, isAssignableFrom, java.lang.reflect.Array, enum constants, forName.
public class InstanceChecks {
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

    enum Level { LOW, HIGH }

    static class Base {
        static {
            System.out.println("Base initialised");
        }
    }

    static class Derived extends Base implements Runnable {
        static {
            System.out.println("Derived initialised");
        }

        @Override
        public void run() {
        }
    }

    static class Lazy {
        static {
            System.out.println("Lazy initialised");
        }
    }

    static class Broken {
        static final int N = Integer.parseInt("not a number");
    }

    public static void main(String[] args) throws Exception {
        Object[] os = {"s", 1, 'c', new int[0], new String[0], new ArrayList<>(), null, Level.LOW, 2.0};
        Class<?>[] cs = {Object.class, String.class, Number.class, Comparable.class, Object[].class, Collection.class, int.class, Serializable.class, Enum.class, int[].class};
        for (Class<?> c : cs) {
            StringBuilder b = new StringBuilder();
            for (Object o : os) b.append(c.isInstance(o) ? '1' : '0');
            System.out.println(c.getSimpleName() + " " + b);
        }
        StringBuilder b = new StringBuilder();
        for (Class<?> x : cs) {
            for (Class<?> y : cs) b.append(x.isAssignableFrom(y) ? '1' : '0');
            b.append(' ');
        }
        System.out.println(b + " " + long.class.isAssignableFrom(int.class) + " " + Object[].class.isAssignableFrom(String[].class) + " " + Object[].class.isAssignableFrom(int[].class) + " " + Object[].class.isAssignableFrom(int[][].class) + " " + Cloneable.class.isAssignableFrom(int[].class));
        t("cast", () -> Number.class.cast(5) + " " + String.class.cast(null));
        t("cast bad", () -> Integer.class.cast("x"));
        t("cast prim", () -> int.class.cast(5));
        t("asSubclass", () -> Integer.class.asSubclass(Number.class));
        t("asSubclass bad", () -> Integer.class.asSubclass(String.class));
        t("array new", () -> {
            int[] a = (int[]) Array.newInstance(int.class, 3);
            Array.set(a, 0, 5);
            Array.setInt(a, 1, 6);
            Array.set(a, 2, (byte) 7);
            return Arrays.toString(a) + Array.getLength(a) + Array.get(a, 1) + Array.getLong(a, 2) + Array.get(a, 0).getClass();
        });
        t("array 2d", () -> Array.newInstance(String.class, 2, 3).getClass().getName() + Arrays.deepToString((Object[]) Array.newInstance(char[].class, 2)));
        t("array void", () -> Array.newInstance(void.class, 1));
        t("array neg", () -> Array.newInstance(int.class, -1));
        t("array bounds", () -> Array.get(new int[2], 2));
        t("array type", () -> {
            Array.set(new int[1], 0, "x");
            return "";
        });
        t("array narrowing", () -> {
            Array.setLong(new int[1], 0, 1L);
            return "";
        });
        t("array store", () -> {
            Array.set(new String[1], 0, 5);
            return "";
        });
        t("array not array", () -> Array.getLength("x"));
        t("array null", () -> Array.getLength(null));
        t("enum constants", () -> Arrays.toString(Level.class.getEnumConstants()) + " " + Arrays.toString(String.class.getEnumConstants()));
        t("class literal does not initialise", () -> Lazy.class.getSimpleName() + Derived[].class.getSimpleName() + new Derived[1].length);
        t("forName nested", () -> Class.forName("libreflect.InstanceChecks$Derived").getSimpleName());
        t("forName no init", () -> Class.forName("libreflect.InstanceChecks$Lazy", false, InstanceChecks.class.getClassLoader()).getSimpleName());
        t("forName init", () -> Class.forName("libreflect.InstanceChecks$Lazy") == Lazy.class);
        t("forName missing", () -> Class.forName("no.such.Type"));
        t("forName dot nested", () -> Class.forName("libreflect.InstanceChecks.Lazy"));
        t("forName array", () -> Class.forName("[I") + " " + Class.forName("[[Ljava.lang.String;") + " " + (Class.forName("[I") == int[].class));
        t("forName prim", () -> Class.forName("int"));
        t("forName simple array", () -> Class.forName("String[]"));
        t("forName null", () -> Class.forName(null));
        t("broken init", () -> Broken.N);
        t("broken again", () -> Broken.N);
        t("broken forName", () -> Class.forName("libreflect.InstanceChecks$Broken"));
        t("loader", () -> String.class.getClassLoader() + " " + (InstanceChecks.class.getClassLoader() != null) + " " + int.class.getClassLoader() + " " + (Derived[].class.getClassLoader() == Derived.class.getClassLoader()));
        t("arrayType", () -> int.class.arrayType() + " " + String[].class.componentType() + " " + int[][].class.getComponentType().getComponentType());
        List<Class<?>> chain = new ArrayList<>();
        for (Class<?> c = Derived.class; c != null; c = c.getSuperclass()) chain.add(c);
        System.out.println(chain);
    }
}
