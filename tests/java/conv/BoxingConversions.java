package conv;

/** Boxing, unboxing, the small value caches and equality across wrapper types. */
public class BoxingConversions {
    static Object box(Object o) { return o; }
    static String kind(Object o) { return o.getClass().getSimpleName() + ":" + o; }
    static long widen(long x) { return x; }
    static double widenD(double x) { return x; }

    public static void main(String[] args) {
        System.out.println(kind((byte) 1) + " " + kind((short) 2) + " " + kind('3') + " " + kind(4) + " " + kind(5L)
            + " " + kind(6f) + " " + kind(7d) + " " + kind(true));
        for (int i : new int[] {-129, -128, -1, 0, 127, 128}) {
            Integer a = i, b = i;
            Long la = (long) i, lb = (long) i;
            Short sa = (short) i, sb = (short) i;
            boolean integers = i >= -128 && i <= 127 ? a == b : a.equals(b) && a.intValue() == b;
            System.out.println(i + " " + integers + " " + (i < 128 && i > -129 ? la == lb : la.equals(lb))
                + " " + (i < 128 && i > -129 ? sa == sb : sa.equals(sb)));
        }
        Character c1 = 'a', c2 = 'a';
        Boolean t1 = true, t2 = Boolean.valueOf("TRUE");
        Byte y1 = (byte) -128, y2 = (byte) -128;
        System.out.println((c1 == c2) + " " + (t1 == t2) + " " + (y1 == y2));
        Integer i = 5;
        Long l = 5L;
        System.out.println(i.equals(5) + " " + i.equals(5L) + " " + l.equals(5) + " " + l.equals(5L) + " " + (i == 5.0) + " " + (l == 5)
            + " " + (i.intValue() == l) + " " + l.equals((long) i) + " " + box(i).equals(box(l)));
        System.out.println(widen(i) + " " + widenD(i) + " " + widenD(l) + " " + widen('x') + " " + widenD(2.5f));
        int fromChar = c1;
        double fromInt = i;
        long sum = i + l;
        float ff = l;
        System.out.println(fromChar + " " + fromInt + " " + sum + " " + ff);
        i++;
        i += 10;
        i <<= 1;
        System.out.println(i);
        Double d = 0.0;
        d /= 0;
        System.out.println(d + " " + d.equals(Double.NaN) + " " + (d == d.doubleValue()));
        Boolean flag = null;
        try {
            if (flag) System.out.println("never");
        } catch (NullPointerException e) {
            System.out.println("NPE if");
        }
        Character cn = null;
        try {
            switch (cn) {
                case 'a': System.out.println("never"); break;
                default: System.out.println("never either");
            }
        } catch (NullPointerException e) {
            System.out.println("NPE switch");
        }
        Object o = 42;
        int back = (int) o;
        int viaCast = (Integer) o;
        System.out.println(back + viaCast);
        try {
            long bad = (long) o;
            System.out.println(bad);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object s = "7";
            System.out.println((char) s);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Number n = i;
        System.out.println(n.byteValue() + " " + n.doubleValue() + " " + n.longValue());
        Comparable<Integer> cmp = 3;
        System.out.println(cmp.compareTo(4) + " " + (cmp instanceof Integer));
        System.out.println(Integer.valueOf(300).hashCode() + " " + Long.valueOf(1L << 32 | 7).hashCode() + " " + Double.valueOf(1.5).hashCode()
            + " " + Boolean.TRUE.hashCode() + " " + Character.valueOf('a').hashCode() + " " + Float.valueOf(-0f).hashCode() + " " + Byte.valueOf((byte) -1).hashCode());
    }
}
