package handles;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Adapting and combining handles: insert, drop, filter, fold, permute, guard, catch, spread, collect. */
public class Combinators {
    static String cat(String a, int b, char c) { return a + b + c; }
    static int len(String s) { return s.length(); }
    static boolean isBig(int x) { return x > 10; }
    static String big(int x) { return "big" + x; }
    static String small(int x) { return "small" + x; }
    static String fail(String s) { throw new IllegalArgumentException("bad " + s); }
    static String recover(IllegalArgumentException e, String s) { return "recovered " + e.getMessage() + "/" + s; }
    static int sum(int... xs) {
        int s = 0;
        for (int x : xs) s += x;
        return s;
    }
    static void note(String s) { System.out.print("[" + s + "] "); }

    static MethodHandle st(String n, Class<?> r, Class<?>... ps) throws Exception { return MethodHandles.lookup().findStatic(Combinators.class, n, MethodType.methodType(r, ps)); }

    public static void main(String[] args) throws Throwable {
        MethodHandle cat = st("cat", String.class, String.class, int.class, char.class), len = st("len", int.class, String.class);
        System.out.println((String) MethodHandles.insertArguments(cat, 1, 5, 'x').invokeExact("in"));
        System.out.println((String) MethodHandles.insertArguments(cat, 0, "first").invokeExact(9, 'y'));
        System.out.println((int) MethodHandles.dropArguments(len, 0, long.class, double.class).invokeExact(1L, 2.0, "four"));
        System.out.println((String) MethodHandles.filterArguments(cat, 1, len).invokeExact("f", "abc", 'z'));
        System.out.println((String) MethodHandles.filterReturnValue(len, st("big", String.class, int.class)).invokeExact("abcde"));
        System.out.println((String) MethodHandles.permuteArguments(cat, MethodType.methodType(String.class, char.class, int.class, String.class), 2, 1, 0).invokeExact('p', 1, "s"));
        MethodHandle dup = MethodHandles.permuteArguments(st("sum", int.class, int[].class).asCollector(int[].class, 3), MethodType.methodType(int.class, int.class), 0, 0, 0);
        System.out.println((int) dup.invokeExact(7));
        MethodHandle guard = MethodHandles.guardWithTest(st("isBig", boolean.class, int.class), st("big", String.class, int.class), st("small", String.class, int.class));
        System.out.println((String) guard.invokeExact(3) + (String) guard.invokeExact(30));
        MethodHandle safe = MethodHandles.catchException(st("fail", String.class, String.class), IllegalArgumentException.class, st("recover", String.class, IllegalArgumentException.class, String.class));
        System.out.println((String) safe.invokeExact("arg"));
        MethodHandle folded = MethodHandles.foldArguments(cat.asType(MethodType.methodType(String.class, String.class, int.class, char.class)), st("note", void.class, String.class));
        System.out.println((String) folded.invokeExact("fold", 1, 'f'));
        MethodHandle sum = st("sum", int.class, int[].class);
        System.out.println(sum.isVarargsCollector() + " " + (int) sum.invoke(1, 2, 3) + " " + (int) sum.invoke() + " " + (int) sum.asFixedArity().invoke(new int[] {4, 5}) + " " + sum.invokeWithArguments(1, 2, 3, 4));
        MethodHandle spread = cat.asSpreader(Object[].class, 3);
        System.out.println((String) spread.invokeExact(new Object[] {"sp", 2, 'q'}));
        try {
            spread.invoke(new Object[] {"sp", 2});
        } catch (IllegalArgumentException e) {
            System.out.println("IAE spread");
        }
        MethodHandle gen = cat.asType(MethodType.genericMethodType(3));
        System.out.println(gen.invokeExact((Object) "g", (Object) 1, (Object) 'h') + " " + gen.type());
        try {
            Object r = gen.invokeExact((Object) 5, (Object) 1, (Object) 'h');
            System.out.println(r);
        } catch (ClassCastException e) {
            System.out.println("CCE asType");
        }
        MethodHandle konst = MethodHandles.constant(int.class, 77);
        System.out.println((int) konst.invokeExact() + " " + (String) MethodHandles.identity(String.class).invokeExact("same") + " " + MethodHandles.zero(long.class).invoke());
        MethodHandle thrower = MethodHandles.throwException(int.class, IllegalStateException.class);
        try {
            int x = (int) thrower.invokeExact(new IllegalStateException("thrown"));
            System.out.println(x);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle chain = MethodHandles.identity(int.class);
        MethodHandle inc = MethodHandles.insertArguments(MethodHandles.lookup().findStatic(Math.class, "addExact", MethodType.methodType(int.class, int.class, int.class)), 1, 3);
        for (int i = 0; i < 10; i++) chain = MethodHandles.filterReturnValue(chain, inc);
        System.out.println((int) chain.invokeExact(1));
        MethodHandle fin = MethodHandles.tryFinally(len, MethodHandles.dropArguments(MethodHandles.identity(int.class), 0, Throwable.class));
        System.out.println((int) fin.invokeExact("tryfinally"));
        MethodType mt = MethodType.methodType(String.class, int.class, long[].class);
        System.out.println(mt + " " + mt.toMethodDescriptorString() + " " + mt.changeReturnType(void.class).appendParameterTypes(Object.class) + " " + mt.wrap() + " " + mt.erase() + " " + mt.equals(MethodType.fromMethodDescriptorString("(I[J)Ljava/lang/String;", null)));
    }
}
