package libreflect;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;

// Fields, constructors, modifiers, record components; a small object printer.
public class FieldsCtors {
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

    public static class Thing {
        public int id = 7;
        protected String name = "n";
        private final double ratio;
        public static long count = 100;
        static final String TAG = "tag";
        volatile boolean on;
        transient char c = 'q';

        public Thing() {
            this(0.5);
        }

        private Thing(double r) {
            if (r < 0) throw new IllegalArgumentException("ratio " + r);
            ratio = r;
        }

        protected Thing(String n, int... xs) {
            this(xs.length);
            name = n;
        }
    }

    static class Sub extends Thing {
        int extra = 1;
    }

    abstract static class Abs {
    }

    static class NoDefault {
        NoDefault(int x) {
        }
    }

    class InnerOne {
    }

    record Pair(String k, int v) {
    }

    public static void main(String[] args) throws Exception {
        Field[] fs = Thing.class.getDeclaredFields();
        Arrays.sort(fs, Comparator.comparing(Field::getName));
        for (Field f : fs) System.out.println(f + " | " + f.getName() + " " + f.getType().getSimpleName() + " " + Modifier.toString(f.getModifiers()));
        Thing t = new Thing();
        t("get", () -> Thing.class.getField("id").get(t) + " " + Thing.class.getField("id").getInt(t) + " " + Thing.class.getField("count").get(null) + " " + Thing.class.getDeclaredField("name").get(t) + " " + Thing.class.getDeclaredField("c").getChar(t));
        t("widening get", () -> Thing.class.getField("id").getDouble(t));
        t("narrowing get", () -> Thing.class.getField("count").getInt(null));
        t("set", () -> {
            Thing.class.getField("id").set(t, 42);
            Thing.class.getField("count").setLong(null, 5);
            Thing.class.getDeclaredField("on").setBoolean(t, true);
            return t.id + " " + Thing.count + " " + t.on;
        });
        t("set wrong", () -> {
            Thing.class.getField("id").set(t, "x");
            return "";
        });
        t("set null prim", () -> {
            Thing.class.getField("id").set(t, null);
            return "";
        });
        t("set static final", () -> {
            Thing.class.getDeclaredField("TAG").set(null, "no");
            return "";
        });
        t("private ratio", () -> {
            Field f = Thing.class.getDeclaredField("ratio");
            f.setAccessible(true);
            f.set(t, 2.5);
            return f.get(t);
        });
        t("wrong receiver", () -> Thing.class.getField("id").get("str"));
        t("null receiver", () -> Thing.class.getField("id").get(null));
        t("no field", () -> Thing.class.getField("name"));
        t("no declared", () -> Sub.class.getDeclaredField("id"));
        t("inherited", () -> Sub.class.getField("id").getDeclaringClass().getSimpleName() + " " + Sub.class.getDeclaredFields().length);
        Constructor<?>[] ks = Thing.class.getDeclaredConstructors();
        Arrays.sort(ks, Comparator.comparing(Constructor::toString));
        for (Constructor<?> k : ks) System.out.println(k + " | " + k.getParameterCount() + " " + k.isVarArgs() + " " + Modifier.toString(k.getModifiers()));
        t("new default", () -> Thing.class.getDeclaredConstructor().newInstance().id);
        t("new private", () -> {
            Constructor<Thing> k = Thing.class.getDeclaredConstructor(double.class);
            return k.newInstance(3).ratio;
        });
        t("new throws", () -> Thing.class.getDeclaredConstructor(double.class).newInstance(-1.0));
        try {
            Thing.class.getDeclaredConstructor(double.class).newInstance(-2.0);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        t("new varargs", () -> Thing.class.getDeclaredConstructor(String.class, int[].class).newInstance("vv", new int[] {1, 2, 3}).name);
        t("public only", () -> Thing.class.getConstructors().length + " " + Thing.class.getConstructor());
        t("no public", () -> Thing.class.getConstructor(double.class));
        t("abstract", () -> Abs.class.getDeclaredConstructor().newInstance());
        t("no default", () -> NoDefault.class.getDeclaredConstructor());
        t("interface", () -> Runnable.class.getDeclaredConstructor());
        t("inner needs outer", () -> InnerOne.class.getDeclaredConstructors()[0].getParameterTypes()[0].getSimpleName() + " " + InnerOne.class.getDeclaredConstructor(FieldsCtors.class).newInstance(new FieldsCtors()).getClass().getSimpleName());
        t("enum ctor", () -> Thread.State.class.getDeclaredConstructors()[0].newInstance("X", 9));
        t("string ctor", () -> String.class.getConstructor(char[].class).newInstance((Object) new char[] {'o', 'k'}));
        t("record", () -> {
            Pair p = Pair.class.getDeclaredConstructor(String.class, int.class).newInstance("k", 5);
            Map<String, Object> m = new TreeMap<>();
            for (var rc : Pair.class.getRecordComponents()) m.put(rc.getName() + ":" + rc.getType().getSimpleName(), rc.getAccessor().invoke(p));
            return m + " " + p;
        });
        t("modifiers", () -> Modifier.toString(Thing.class.getModifiers()) + "; " + Modifier.toString(Abs.class.getModifiers()) + "; " + Modifier.toString(Pair.class.getModifiers()) + "; " + Modifier.toString(Runnable.class.getModifiers()) + "; " + Modifier.toString(int[].class.getModifiers()) + "; " + Modifier.toString(String.class.getModifiers()) + "; " + Modifier.isAbstract(Map.class.getModifiers()) + "; " + Modifier.toString(4095));
    }
}
