package libwrap;

// Boxing caches, identity against equality, and equals across wrapper types.
public class Caches {
    static void same(String what, Object a, Object b) {
        System.out.println(what + " same " + (a == b) + " equal " + a.equals(b) + " hash " + (a.hashCode() == b.hashCode()));
    }

    public static void main(String[] args) {
        for (int i : new int[] {-130, -129, -128, -127, -1, 0, 1, 126, 127, 128, 129, 1000}) {
            Integer a = i;
            Integer b = i;
            Long c = (long) i;
            Long d = (long) i;
            Short e = (short) i;
            Short f = (short) i;
            System.out.println(i + " int " + (a == b) + " long " + (c == d) + " short " + (e == f) + " valueOf " + (Integer.valueOf(i) == Integer.valueOf(i))
                + " parse " + (Integer.valueOf("" + i) == a) + " unboxed " + (a == i) + " mixed " + (a.intValue() == c) + " equals " + a.equals(b));
        }
        for (int i = -128; i < 128; i += 51) same("byte " + i, Byte.valueOf((byte) i), Byte.valueOf((byte) i));
        for (char c : new char[] {0, 'a', 127, 128, 200}) same("char " + (int) c, Character.valueOf(c), Character.valueOf(c));
        same("true", Boolean.valueOf("TRUE"), Boolean.TRUE);
        same("false", Boolean.valueOf("yes"), Boolean.FALSE);
        same("double", Double.valueOf(1.0), Double.valueOf(1.0));
        same("float", Float.valueOf(1.0f), Float.valueOf(1.0f));
        same("nan", Double.valueOf(Double.NaN), Double.valueOf(0.0 / 0.0));
        same("zeros", Double.valueOf(0.0), Double.valueOf(-0.0));
        same("int/long", Integer.valueOf(5), Long.valueOf(5));
        same("int/short", Integer.valueOf(5), Short.valueOf((short) 5));
        same("char/int", Character.valueOf('A'), Integer.valueOf(65));
        Integer x = 127;
        Integer y = x;
        x++;
        System.out.println(x + " " + y + " " + (x == y));
        Object o = true ? 1 : "s";
        Object mixed = true ? 1 : 2.0;
        Object boxed = true ? Integer.valueOf(1) : Double.valueOf(2);
        Object kept = true ? (Object) 1 : (Object) 2.0;
        System.out.println(o + " " + mixed + " " + boxed + " " + kept + " " + mixed.getClass().getSimpleName());
        Character ch = 'x';
        int plus = ch + 1;
        System.out.println(plus + " " + ch + 1 + " " + (char) (ch + 1));
        Integer nul = null;
        try {
            int bad = nul;
            System.out.println(bad);
        } catch (NullPointerException e) {
            System.out.println("NPE unboxing");
        }
        try {
            Object s = "text";
            System.out.println((Integer) s);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        long total = 0;
        for (Long l = 0L; l < 300; l++) total += l;
        System.out.println(total);
        java.util.List<Integer> list = new java.util.ArrayList<>(java.util.List.of(10, 20, 30));
        list.remove(1);
        list.remove(Integer.valueOf(10));
        System.out.println(list + " " + list.contains(30L) + " " + list.indexOf(30));
    }
}
