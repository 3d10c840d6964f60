package handles;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** findStatic, findVirtual, findSpecial, findConstructor with exact and generic invocation. */
public class FindAndInvoke {
    static class P {
        final String n;
        int count;
        P(String n) { this.n = n; }
        P() { this("anon"); }
        String hi(String who) { return n + " greets " + who; }
        static long add(int a, long b) { return a + b; }
        private int secret() { return 42; }
        void bump(int by) { count += by; }
        static double mix(byte b, short s, char c, int i, long l, float f, double d, boolean z) { return b + s + c + i + l + f + d + (z ? 1 : 0); }
    }

    static class Q extends P {
        Q() { super("Q"); }
        @Override String hi(String who) { return "Q!" + who; }
        static MethodHandle superHi() throws Exception {
            return MethodHandles.lookup().findSpecial(P.class, "hi", MethodType.methodType(String.class, String.class), Q.class);
        }
    }

    interface I { default int twice(int x) { return 2 * x; } static String s() { return "iface static"; } int plus(int x); }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle add = l.findStatic(P.class, "add", MethodType.methodType(long.class, int.class, long.class));
        System.out.println((long) add.invokeExact(5, 1L << 40));
        System.out.println((long) add.invoke(5, 7));
        System.out.println((Object) add.invoke((byte) 1, 'a'));
        System.out.println(add.invokeWithArguments(3, 4L));
        MethodHandle hi = l.findVirtual(P.class, "hi", MethodType.methodType(String.class, String.class));
        System.out.println((String) hi.invokeExact(new P("p"), "you"));
        System.out.println((String) hi.invokeExact((P) new Q(), "you"));
        System.out.println(hi.invoke(new Q(), "me"));
        System.out.println((String) Q.superHi().invokeExact(new Q(), "super"));
        MethodHandle ctor = l.findConstructor(P.class, MethodType.methodType(void.class, String.class));
        P made = (P) ctor.invokeExact("built");
        System.out.println(made.n + " " + ((P) l.findConstructor(P.class, MethodType.methodType(void.class)).invoke()).n);
        MethodHandle bump = l.findVirtual(P.class, "bump", MethodType.methodType(void.class, int.class));
        bump.invokeExact(made, 5);
        bump.invoke(made, (short) 6);
        System.out.println(made.count + " " + bump.invokeWithArguments(made, 1) + " " + made.count);
        System.out.println((int) l.findVirtual(P.class, "secret", MethodType.methodType(int.class)).invokeExact(made));
        MethodHandle mix = l.findStatic(P.class, "mix", MethodType.methodType(double.class, byte.class, short.class, char.class, int.class, long.class, float.class, double.class, boolean.class));
        System.out.println((double) mix.invokeExact((byte) 1, (short) 2, 'c', 4, 5L, 6.5f, 7.25, true));
        System.out.println((double) mix.invoke((byte) 1, (byte) 2, 'c', 'd', 5, 6, 7f, Boolean.FALSE));
        I i = x -> x + 100;
        System.out.println((int) l.findVirtual(I.class, "plus", MethodType.methodType(int.class, int.class)).invokeExact(i, 1)
            + " " + (int) l.findVirtual(I.class, "twice", MethodType.methodType(int.class, int.class)).invokeExact(i, 4)
            + " " + (String) l.findStatic(I.class, "s", MethodType.methodType(String.class)).invokeExact());
        MethodHandle len = l.findVirtual(String.class, "length", MethodType.methodType(int.class));
        System.out.println((int) len.invokeExact("four") + " " + len.invoke((Object) "seventh"));
        MethodHandle bound = hi.bindTo(made);
        System.out.println((String) bound.invokeExact("bound") + " " + bound.type());
        System.out.println(hi.type() + " " + ctor.type() + " " + add.type().parameterCount() + " " + add.type().returnType());
        for (int k = 0; k < 6; k++) {
            try {
                switch (k) {
                    case 0: l.findStatic(P.class, "nope", MethodType.methodType(void.class)); break;
                    case 1: l.findVirtual(P.class, "add", add.type()); break;
                    case 2: Object o = add.invokeExact(1, 2L); break;
                    case 3: hi.invoke("not a P", "x"); break;
                    case 4: add.invokeWithArguments(1); break;
                    case 5: hi.invoke((P) null, "x"); break;
                }
                System.out.println(k + " no exception");
            } catch (Throwable t) {
                System.out.println(k + " " + t.getClass().getSimpleName());
            }
        }
    }
}
