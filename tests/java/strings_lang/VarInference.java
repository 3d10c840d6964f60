package strings_lang;

/** Local variable type inference: loops, lambdas, anonymous and intersection types, captures. */
public class VarInference {
    interface Shape { default String n() { return "shape"; } }
    static class A implements Comparable<A>, Shape { public int compareTo(A o) { return 0; } }
    static class B implements Comparable<B>, Shape { public int compareTo(B o) { return 1; } }

    static <T> T pick(T a, T b) { return a; }
    static String kind(Object o) { return o.getClass().getSimpleName(); }
    static String t(int x) { return "int"; }
    static String t(long x) { return "long"; }
    static String t(double x) { return "double"; }
    static String t(char x) { return "char"; }
    static String t(byte x) { return "byte"; }
    static String t(float x) { return "float"; }
    static String t(Object x) { return "Object"; }

    public static void main(String[] args) throws Exception {
        var i = 1;
        var l = 1L;
        var d = 1.0;
        var f = 1f;
        var c = 'c';
        var b = (byte) 1;
        var s = "s";
        var sum = i + l;
        var mixed = c + i;
        var tern = i > 0 ? i : d;
        System.out.println(t(i) + t(l) + t(d) + t(f) + t(c) + t(b) + t(s) + " " + t(sum) + t(mixed) + t(tern) + tern);
        i += 2.9;
        b += 200;
        c++;
        System.out.println(i + " " + b + " " + c);
        var arr = new int[][] {{1}, {2, 3}};
        for (var row : arr) for (var x : row) System.out.print(x + " ");
        for (var k = 0; k < 3; k++) System.out.print(k + ",");
        System.out.println();
        var list = new java.util.ArrayList<java.util.Map<String, ? extends Number>>();
        list.add(new java.util.TreeMap<>(java.util.Map.of("k", 5)));
        for (var m : list) for (var e : m.entrySet()) System.out.println(e.getKey() + e.getValue().intValue());
        var anon = new Object() {
            int count;
            String label = "anon";
            int inc() { return ++count; }
        };
        anon.inc();
        anon.label += anon.inc();
        System.out.println(anon.count + anon.label);
        var inter = pick(new A(), new B());
        System.out.println(inter.n() + kind(inter));
        java.util.function.BiFunction<Integer, Integer, Integer> add = (var x, var y) -> x + y;
        System.out.println(add.apply(3, 4));
        try (var r = new java.io.StringReader("abc")) {
            var ch = r.read();
            System.out.println((char) ch + "" + t(ch));
        }
        var var = "var can be a name";
        System.out.println(var);
        var lambdaHolder = (Runnable) () -> System.out.println("cast lambda");
        lambdaHolder.run();
        var self = new Object() {
            int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
        };
        System.out.println(self.fact(6));
        var diamond = new java.util.ArrayList<>();
        diamond.add(1);
        diamond.add("two");
        System.out.println(diamond);
        var nested = java.util.List.of(java.util.List.of(1, 2), java.util.List.of(3));
        var total = 0;
        for (var in : nested) for (var x : in) total += x;
        System.out.println(total);
        var sw = switch (total) { case 6 -> 'x'; default -> 1; };
        System.out.println(sw + t(sw));
        var bits = 0b101 << 2 | 1;
        var neg = -bits >>> 28;
        System.out.println(bits + " " + neg);
    }
}
