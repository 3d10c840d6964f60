package enums;

/** Initialisation order inside enums, static fields, nested enums, values in static contexts, lookups. */
public class EnumStatics {
    static StringBuilder log = new StringBuilder();

    enum A {
        ONE("1"), TWO("2") { { log.append("TWO-init "); } };
        static { log.append("A-static "); }
        static final String CONST = "constant";
        static final A DEFAULT = TWO;
        static int count = countUp();
        { log.append("A-inst "); }
        final String s;
        A(String s) {
            this.s = s;
            log.append("A(" + s + CONST.length() + ") ");
        }
        static int countUp() {
            log.append("count ");
            return values().length;
        }
    }

    enum Tree {
        ROOT(null), LEFT(ROOT), RIGHT(ROOT), LEAF(LEFT);
        final Tree parent;
        Tree(Tree p) { parent = p; }
        int depth() { return parent == null ? 0 : parent.depth() + 1; }
        java.util.List<Tree> kids() {
            var l = new java.util.ArrayList<Tree>();
            for (Tree t : values()) if (t.parent == this) l.add(t);
            return l;
        }
    }

    enum Lang {
        EN, FR, DE;
        private static final java.util.Map<String, Lang> M = new java.util.HashMap<>();
        static {
            for (Lang l : values()) {
                M.put(l.name().toLowerCase(), l);
                M.put("" + l.ordinal(), l);
            }
        }
        static Lang find(String s) { return M.getOrDefault(s, EN); }
        enum Form { SHORT, LONG; String of(Lang l) { return this == SHORT ? l.name().substring(0, 1) : l.name() + "-" + l.ordinal(); } }
    }

    enum Rock {
        PAPER, SCISSORS, STONE;
        private static final int[][] T = new int[3][3];
        static {
            for (Rock a : values()) for (Rock b : values()) T[a.ordinal()][b.ordinal()] = Integer.compare((a.ordinal() - b.ordinal() + 4) % 3, 1);
        }
        int vs(Rock o) { return T[ordinal()][o.ordinal()]; }
    }

    enum Big { V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14, V15, V16, V17, V18, V19, V20, V21, V22, V23, V24, V25, V26, V27, V28, V29, V30, V31, V32, V33, V34, V35, V36, V37, V38, V39, V40, V41, V42, V43, V44, V45, V46, V47, V48, V49, V50, V51, V52, V53, V54, V55, V56, V57, V58, V59, V60, V61, V62, V63, V64, V65, V66, V67, V68, V69 }

    public static void main(String[] args) {
        System.out.println(A.CONST + " [" + log + "]");
        System.out.println(A.DEFAULT + " [" + log.toString().trim() + "] " + A.count + A.ONE.s);
        for (Tree t : Tree.values()) System.out.print(t + " " + t.depth() + " " + t.kids() + "; ");
        System.out.println();
        System.out.println(Lang.find("fr") + " " + Lang.find("2") + " " + Lang.find("xx") + " " + Lang.Form.SHORT.of(Lang.DE) + Lang.Form.LONG.of(Lang.FR));
        for (Rock a : Rock.values()) for (Rock b : Rock.values()) System.out.print(a.vs(b) + " ");
        System.out.println();
        var set = java.util.EnumSet.of(Big.V0, Big.V63, Big.V64, Big.V69);
        set.add(Big.V5);
        set.remove(Big.V63);
        System.out.println(set + " " + set.contains(Big.V64) + " " + java.util.EnumSet.complementOf(set).size());
        var map = new java.util.EnumMap<Big, Integer>(Big.class);
        for (Big b : Big.values()) if (b.ordinal() % 23 == 0) map.put(b, b.ordinal());
        System.out.println(map + " " + Big.valueOf("V42").ordinal());
        int hits = 0;
        for (Big b : Big.values()) {
            switch (b) {
                case V3: case V33: case V63: hits++; break;
                case V69: hits += 100;
                default: hits += 1000;
            }
        }
        System.out.println(hits);
    }
}
