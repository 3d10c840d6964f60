package strings_lang;

/** Identity of string constants, computed strings, intern, and constants across classes. */
public class InternIdentity {
    static final String A = "abc";
    static class Other { static final String B = "ab" + "c"; static String nonFinal = "abc"; }
    interface K { String C = "a" + 'b' + "c"; }
    static final String NUM = "" + 1 + 2L + 'c' + true + 1.5 + 2.5f;
    static final String COMP = A.length() == 3 ? "yes" : "no";
    static final String TERN = true ? "abc" : "x";

    static String make(int n) {
        char[] c = new char[n];
        for (int i = 0; i < n; i++) c[i] = (char) ('a' + i);
        return new String(c);
    }

    public static void main(String[] args) {
        String lit = "abc";
        System.out.println((lit == A) + " " + (lit == Other.B) + " " + (lit == Other.nonFinal) + " " + (lit == K.C) + " " + (lit == TERN));
        String dyn = make(3);
        System.out.println((dyn == lit) + " " + dyn.equals(lit) + " " + (dyn.intern() == lit) + " " + (dyn.intern() == dyn));
        String fresh = make(20);
        System.out.println((fresh.intern() == fresh.intern()) + " " + (make(20).intern() == fresh.intern()) + " " + (make(20) == make(20)));
        System.out.println((new String("abc") == lit) + " " + (new String("abc").intern() == lit) + " " + (String.valueOf(lit) == lit) + " " + (lit.toString() == lit) + " " + (lit.substring(0) == lit) + " " + (lit.trim() == lit) + " " + (lit.concat("") == lit) + " " + (lit.replace('z', 'y') == lit));
        System.out.println(NUM + " " + (NUM == "12ctrue1.52.5") + " " + COMP);
        final String fa = "a";
        String na = "a";
        System.out.println((fa + "bc" == lit) + " " + (na + "bc" == lit) + " " + ((na + "bc").intern() == lit));
        String e1 = "", e2 = make(0);
        System.out.println((e1 == e2.intern()) + " " + e2.isEmpty() + " " + e1.equals(e2) + " " + "".equals(null));
        System.out.println((InternIdentity.class.getSimpleName().intern() == "InternIdentity") + " " + (Integer.toString(5).intern() == "5"));
        Object o = lit;
        System.out.println((o == (Object) "abc") + " " + o.equals("abc") + " " + (o instanceof String));
        System.out.println("abc".hashCode() + " " + make(3).hashCode() + " " + "".hashCode() + " " + make(26).hashCode());
        String unicode = "\u00e9\u4e2d", unicode2 = new String(new char[] {0xe9, 0x4e2d});
        System.out.println((unicode == unicode2.intern()) + " " + unicode.equals(unicode2) + " " + unicode.length() + " " + unicode.hashCode());
        String sur = "\ud83d\ude00", lone = "\ud83d";
        System.out.println(sur.length() + " " + lone.length() + " " + (sur.charAt(0) == lone.charAt(0)) + " " + (sur.substring(0, 1).intern() == lone) + " " + sur.hashCode() + " " + lone.hashCode());
        String nul = "a\u0000b";
        System.out.println(nul.length() + " " + (int) nul.charAt(1) + " " + nul.equals("ab") + " " + (nul == ("a" + "\0" + "b")) + " " + nul.hashCode());
        switch (dyn) {
            case A -> System.out.println("switch uses equals");
            default -> System.out.println("wrong");
        }
        synchronized (lit) {
            System.out.println(Thread.holdsLock(Other.B) + " " + Thread.holdsLock(dyn));
        }
    }
}
