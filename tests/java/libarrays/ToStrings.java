package libarrays;

import java.util.Arrays;
import java.util.List;

// toString, deepToString, asList views, streams of arrays.
public class ToStrings {
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
        System.out.println(Arrays.toString((int[]) null) + Arrays.toString(new int[0]) + Arrays.toString(new int[] {1}) + Arrays.toString(new long[] {1, -2}) + Arrays.toString(new short[] {3}) + Arrays.toString(new byte[] {-4})
            + Arrays.toString(new char[] {'x', ' '}) + Arrays.toString(new boolean[] {true}) + Arrays.toString(new float[] {1f, Float.NaN}) + Arrays.toString(new double[] {1e10, -0.0}) + Arrays.toString(new Object[] {null, "s", 'c', 1L}));
        System.out.println(Arrays.deepToString(null) + Arrays.deepToString(new Object[0]) + Arrays.deepToString(new int[][] {{1}, {}, null, {2, 3}}) + Arrays.deepToString(new Object[] {1, new Object[] {"n", new char[] {'c'}}, List.of(1)}));
        System.out.println(Arrays.deepToString(new String[2][2]) + Arrays.deepToString(new int[2][0][4]) + Arrays.deepToString(new double[1][1][2]));
        String[] backing = {"a", "b", "c"};
        List<String> view = Arrays.asList(backing);
        view.set(1, "B");
        backing[0] = "A";
        System.out.println(view + " " + Arrays.toString(backing) + " " + view.size() + " " + view.contains("c") + " " + view.indexOf("B") + " " + view.lastIndexOf("z"));
        t("add", () -> view.add("d"));
        t("remove", () -> view.remove(0));
        t("remove absent", () -> view.remove("zzz"));
        t("remove present", () -> view.remove("c"));
        t("clear", () -> {
            view.clear();
            return "";
        });
        t("get", () -> view.get(3));
        t("set", () -> view.set(-1, "x"));
        t("null", () -> Arrays.asList((Object[]) null));
        t("one null", () -> Arrays.asList((Object) null));
        t("prim array", () -> Arrays.asList(new int[] {1, 2}).size());
        t("nested", () -> Arrays.asList(1, "two", 3.0, null, List.of()));
        t("sort view", () -> {
            Integer[] n = {3, 1, 2};
            Arrays.asList(n).sort(null);
            return Arrays.toString(n);
        });
        t("replaceAll", () -> {
            view.replaceAll(s -> s + s);
            return view + Arrays.toString(backing);
        });
        t("toArray", () -> view.toArray().getClass().getSimpleName() + view.toArray(new String[0]).length + view.toArray(new String[5])[3] + view.toArray(String[]::new).length);
        t("toArray store", () -> view.toArray(new Integer[0]));
        t("equals", () -> view.equals(List.of("AA", "BB", "cc")) + " " + view.hashCode());
        t("iterator remove", () -> {
            var it = view.iterator();
            it.next();
            it.remove();
            return "";
        });
        t("stream", () -> Arrays.stream(new int[] {1, 2, 3, 4}).sum() + " " + Arrays.stream(new int[] {1, 2, 3, 4}, 1, 3).sum() + " " + Arrays.stream(backing).reduce("", String::concat) + " " + Arrays.stream(new double[] {1, 2}).average().getAsDouble());
        t("stream range", () -> Arrays.stream(new int[3], 2, 5));
        t("spliterator", () -> Arrays.spliterator(new int[] {1, 2, 3}).estimateSize());
        t("prefix by hand", () -> {
            int[] p = {1, 2, 3, 4};
            for (int i = 1; i < p.length; i++) p[i] += p[i - 1];
            return Arrays.toString(p);
        });
        char[][] board = new char[3][3];
        for (char[] row : board) Arrays.fill(row, '.');
        board[1][1] = 'X';
        board[0][2] = 'O';
        for (char[] row : board) System.out.println(new String(row));
        int[][] tri = new int[6][];
        for (int i = 0; i < 6; i++) {
            tri[i] = new int[i + 1];
            tri[i][0] = tri[i][i] = 1;
            for (int j = 1; j < i; j++) tri[i][j] = tri[i - 1][j - 1] + tri[i - 1][j];
        }
        System.out.println(Arrays.deepToString(tri));
    }
}
