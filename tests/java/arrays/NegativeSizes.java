package arrays;

/** Creation with negative lengths, in each dimension, and the order of the checks. */
public class NegativeSizes {
    interface Make { Object make(); }

    static void t(String what, Make m) {
        try {
            Object o = m.make();
            System.out.println(what + " -> " + o.getClass().getName());
        } catch (NegativeArraySizeException e) {
            System.out.println(what + " NASE " + e.getMessage());
        } catch (RuntimeException e) {
            System.out.println(what + " " + e);
        }
    }

    static int tick;

    static int dim(int v) {
        tick++;
        return v;
    }

    public static void main(String[] args) {
        t("int[-1]", () -> new int[dim(-1)]);
        t("byte[min]", () -> new byte[dim(Integer.MIN_VALUE)]);
        t("String[-5]", () -> new String[dim(-5)]);
        t("int[][-2]", () -> new int[dim(-2)][]);
        t("int[2][-3]", () -> new int[dim(2)][dim(-3)]);
        t("int[-4][-3]", () -> new int[dim(-4)][dim(-3)]);
        t("int[0][-3]", () -> new int[dim(0)][dim(-3)]);
        t("int[0][0][-9]", () -> new int[dim(0)][dim(0)][dim(-9)]);
        t("int[1][0][-9][]", () -> new int[dim(1)][dim(0)][dim(-9)][]);
        t("long[(byte)200]", () -> new long[(byte) dim(200)]);
        t("char['a']", () -> new char[(char) dim('a')]);
        t("Object[(short)40000]", () -> new Object[(short) dim(40000)]);
        t("boolean[0]", () -> new boolean[dim(0)]);
        System.out.println("dims evaluated " + tick);
        try {
            int[][] a = new int[dim(-1)][1 / dim(0)];
            System.out.println(a.length);
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " first, ticks " + tick);
        }
        Integer boxed = 3;
        Character cb = 2;
        System.out.println(new int[boxed].length + " " + new int[cb][boxed][1].length);
        try {
            Integer nul = null;
            int[] a = new int[nul];
            System.out.println(a.length);
        } catch (NullPointerException e) {
            System.out.println("null length");
        }
        t("reflect", () -> java.lang.reflect.Array.newInstance(int.class, -7));
        t("reflect dims", () -> java.lang.reflect.Array.newInstance(String.class, 2, 3));
        t("reflect array of array", () -> java.lang.reflect.Array.newInstance(int[].class, 4));
        t("reflect void", () -> java.lang.reflect.Array.newInstance(void.class, 4));
    }
}
