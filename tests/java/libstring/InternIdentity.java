package libstring;

// Which strings are the same object: literals, constants, intern, and methods that return this.
public class InternIdentity {
    static final String CONST = "con" + "stant";
    static String notFinal = "con";
    static final char C = 'x';

    static class Other {
        static final String S = "constant";
    }

    static void p(String what, boolean same) {
        System.out.println(what + " " + same);
    }

    public static void main(String[] args) {
        p("literal folding", CONST == "constant");
        p("other class", Other.S == CONST);
        p("run time concat", (notFinal + "stant") == CONST);
        p("run time concat interned", (notFinal + "stant").intern() == CONST);
        final String local = "con";
        p("final local", (local + "stant") == CONST);
        String loose = "con";
        p("effectively final local", (loose + "stant") == CONST);
        p("folded numbers", ("n" + 1 + 2L + 'c' + true + 1.5) == "n12ctrue1.5");
        p("folded char const", ("" + C) == "x");
        p("folded ternary", (true ? "yes" : "no") == "yes");
        p("new", new String("constant") == CONST);
        p("new intern", new String("constant").intern() == CONST);
        p("valueOf", String.valueOf(new char[] {'h', 'i'}) == "hi");
        p("valueOf intern", String.valueOf(new char[] {'h', 'i'}).intern() == "hi");
        String fresh = new StringBuilder("fresh").append("-string-").append(args.length).toString();
        p("intern new returns it", fresh.intern() == fresh);
        p("intern equal later", new String(fresh).intern() == fresh);
        p("empty", "".intern() == "");
        p("new empty", new String() == "");
        p("new empty intern", new String().intern() == "");
        p("wide", new String("\u20ac").intern() == "\u20ac");
        p("switch string hash", "Aa".hashCode() == "BB".hashCode());
        p("collision intern", new String("Aa").intern() == new String("BB").intern());
        String s = "value";
        p("toString", s.toString() == s);
        p("substring 0", s.substring(0) == s);
        p("substring whole", s.substring(0, 5) == s);
        p("subSequence whole", s.subSequence(0, 5) == (CharSequence) s);
        p("trim", s.trim() == s);
        p("strip", s.strip() == s);
        p("lower", s.toLowerCase(java.util.Locale.ROOT) == s);
        p("replace char", s.replace('q', 'r') == s);
        p("concat empty", s.concat("") == s);
        p("repeat 1", s.repeat(1) == s);
        p("String.valueOf", String.valueOf((Object) s) == s);
        p("plus empty", (s + "") == s);
        p("builder toString", new StringBuilder(s).toString() == s);
        p("class name", String.class.getName() == String.class.getName());
        p("class name literal", String.class.getName().intern() == "java.lang.String");
        p("describeConstable", s.describeConstable().get() == s);
        p("enum name", Thread.State.NEW.name() == "NEW");
        p("int toString", Integer.toString(5) == Integer.toString(5));
        p("bool toString", Boolean.toString(true) == "true");
        p("null string", String.valueOf((Object) null) == "null");
    }
}
