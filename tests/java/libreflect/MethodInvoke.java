package libreflect;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;

// Looking up methods by name and parameter types, invoking them, and the failures.
public class MethodInvoke {
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

    public static class Calc {
        private int total;

        public int add(int x) {
            return total += x;
        }

        public long add(long x) {
            return total += (int) x;
        }

        public static String join(String a, Object... rest) {
            return a + Arrays.toString(rest);
        }

        private String secret() {
            return "secret " + total;
        }

        public void fail(String m) throws java.io.IOException {
            throw new java.io.IOException(m);
        }

        protected final double half(double d) {
            return d / 2;
        }

        public boolean is(Boolean b, char c) {
            return b && c == 'y';
        }
    }

    public static class SubCalc extends Calc {
        @Override
        public int add(int x) {
            return -super.add(x);
        }
    }

    public static void main(String[] args) throws Exception {
        Calc c = new Calc();
        Method add = Calc.class.getMethod("add", int.class);
        t("invoke", () -> add.invoke(c, 5) + " " + add.invoke(c, (byte) 3) + " " + add.invoke(c, 'A'));
        t("virtual", () -> add.invoke(new SubCalc(), 4));
        t("overload", () -> Calc.class.getMethod("add", long.class).invoke(c, 1L).getClass() + " " + add.invoke(c, 0).getClass());
        t("static", () -> Calc.class.getMethod("join", String.class, Object[].class).invoke(null, "x", new Object[] {1, 2}));
        t("void", () -> String.class.getMethod("length").invoke("four") + " " + Runnable.class.getMethod("run").invoke((Runnable) () -> { }));
        t("boxing", () -> Calc.class.getMethod("is", Boolean.class, char.class).invoke(c, true, 'y'));
        t("wrong arg", () -> add.invoke(c, "5"));
        t("narrowing arg", () -> add.invoke(c, 5L));
        t("null for int", () -> add.invoke(c, (Object) null));
        t("wrong count", () -> add.invoke(c));
        t("wrong receiver", () -> add.invoke("not calc", 1));
        t("null receiver", () -> add.invoke(null, 1));
        t("target throws", () -> Calc.class.getMethod("fail", String.class).invoke(c, "inner"));
        try {
            Calc.class.getMethod("fail", String.class).invoke(c, "inner");
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause() + " | " + e.getTargetException().getMessage() + " | " + e.getMessage());
        }
        t("no such", () -> Calc.class.getMethod("nothing"));
        t("no such types", () -> Calc.class.getMethod("add", Integer.class, String.class));
        t("private via getMethod", () -> Calc.class.getMethod("secret"));
        t("private declared", () -> {
            Method m = Calc.class.getDeclaredMethod("secret");
            m.setAccessible(true);
            return m.invoke(c);
        });
        t("protected", () -> {
            Method m = Calc.class.getDeclaredMethod("half", double.class);
            return m.invoke(c, 5) + " " + Modifier.toString(m.getModifiers()) + " " + m.getReturnType();
        });
        t("inherited not declared", () -> SubCalc.class.getDeclaredMethod("is", Boolean.class, char.class));
        t("inherited", () -> SubCalc.class.getMethod("is", Boolean.class, char.class).getDeclaringClass().getSimpleName());
        Method[] ms = Calc.class.getDeclaredMethods();
        Arrays.sort(ms, Comparator.comparing(Method::getName).thenComparing(m -> Arrays.toString(m.getParameterTypes())));
        for (Method m : ms) System.out.println(m + " | " + m.getParameterCount() + " " + m.isVarArgs() + " " + Arrays.toString(m.getParameterTypes()) + " " + Arrays.toString(m.getExceptionTypes()));
        t("equals", () -> add.equals(Calc.class.getMethod("add", int.class)) + " " + add.getName() + " " + add.toGenericString());
        t("interface default", () -> Comparator.class.getMethod("reversed").isDefault() + " " + Comparator.class.getMethod("naturalOrder").isDefault());
        t("string methods", () -> String.class.getMethod("substring", int.class, int.class).invoke("reflection", 2, 6) + " " + String.class.getMethod("valueOf", Object.class).invoke(null, 3.5) + " " + Integer.class.getMethod("parseInt", String.class).invoke(null, "77"));
        t("target unchecked", () -> Integer.class.getMethod("parseInt", String.class).invoke(null, "zz"));
        Object r = Math.class.getMethod("max", int.class, int.class).invoke(null, 3, 9);
        System.out.println(r);
        Calc.class.getMethod("fail", String.class).invoke(c, "uncaught");
    }
}
