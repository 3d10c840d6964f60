package enums;

/** values, valueOf, ordinal, compareTo, name, bodies, fields, statics, equality. */
public class EnumBasics {
    enum Plain { A, B, C }
    enum Empty { }
    enum Coin {
        PENNY(1, 2.5), DIME(10, 2.25), DOLLAR(100, 8.125);
        final int cents;
        final double grams;
        static final double SCALE = 0.5;
        private static int weighed;
        Coin(int c, double g) { cents = c; grams = g; }
        double weigh(int n) { weighed++; return n * grams * SCALE; }
    }
    enum Op {
        PLUS("+") { int ap(int a, int b) { return a + b; } },
        MINUS("-") { int ap(int a, int b) { return a - b; } @Override boolean commutes() { return false; } },
        TIMES("*") { private int used; int ap(int a, int b) { used++; return a * b * (used > 1 ? 10 : 1); } };
        final String sym;
        Op(String s) { sym = s; }
        abstract int ap(int a, int b);
        boolean commutes() { return true; }
        @Override public String toString() { return "op" + sym; }
    }
    enum Flag { X { public String toString() { return "ex"; } }, Y; Flag other() { return this == X ? Y : X; } }

    static void bad(Runnable r) {
        try {
            r.run();
        } catch (IllegalArgumentException | NullPointerException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (Plain p : Plain.values()) System.out.print(p + p.name() + p.ordinal() + " ");
        System.out.println(Empty.values().length);
        System.out.println(Plain.valueOf("B") + " " + (Plain.valueOf("B") == Plain.B) + " " + Plain.A.compareTo(Plain.C) + " " + Plain.C.compareTo(Plain.A) + " " + Plain.B.equals(Plain.B) + " " + Plain.A.equals("A"));
        bad(() -> Plain.valueOf("D"));
        bad(() -> Plain.valueOf("a"));
        bad(() -> Plain.valueOf(""));
        bad(() -> Plain.valueOf(null));
        bad(() -> Op.valueOf("+"));
        bad(() -> Enum.valueOf(Plain.class, "Z"));
        Plain[] vs = Plain.values();
        vs[0] = null;
        System.out.println(Plain.values()[0] + " " + (Plain.values() == Plain.values()) + " " + vs.getClass().getSimpleName());
        for (Coin p : Coin.values()) System.out.println(p + " " + p.weigh(300 / p.cents) + " " + Coin.weighed);
        for (Op o : Op.values()) System.out.print(o + o.name() + o.ap(6, 3) + o.ap(6, 3) + o.commutes() + o.getClass().getSuperclass().getSimpleName() + (o.getDeclaringClass() == Op.class) + " ");
        System.out.println();
        System.out.println(Op.PLUS.getClass().getName() + " " + Plain.A.getClass().getName() + " " + (Op.PLUS instanceof Op) + " " + Op.PLUS.getClass().isEnum() + " " + Op.class.isEnum() + " " + Op.MINUS.getClass().isAnonymousClass());
        System.out.println(Flag.X + Flag.X.name() + Flag.Y + Flag.X.other() + Flag.Y.other() + Flag.valueOf("X"));
        System.out.println(Plain.class.getEnumConstants().length + " " + (Plain.class.getSuperclass() == Enum.class) + " " + java.lang.reflect.Modifier.toString(Plain.class.getModifiers()));
        Comparable<Plain> c = Plain.B;
        System.out.println(c.compareTo(Plain.A));
        Object o = Plain.A;
        try {
            Flag f = (Flag) o;
            System.out.println(f);
        } catch (ClassCastException e) {
            System.out.println("CCE");
        }
        @SuppressWarnings({"unchecked", "rawtypes"}) Runnable mix = () -> ((Comparable) Plain.A).compareTo(Flag.X);
        try {
            mix.run();
        } catch (ClassCastException e) {
            System.out.println("compareTo CCE");
        }
        var em = new java.util.EnumMap<Plain, String>(Plain.class);
        em.put(Plain.C, "c");
        em.put(Plain.A, "a");
        System.out.println(em + " " + java.util.EnumSet.complementOf(java.util.EnumSet.of(Plain.B)) + java.util.EnumSet.range(Plain.A, Plain.B) + java.util.EnumSet.noneOf(Op.class) + java.util.EnumSet.allOf(Op.class));
    }
}
