package apps;

/** A backtracking regular expression engine and a Thompson style simulation, compared with each other. */
public class RegexMatcher {
    interface Cont { boolean go(int i); }
    static abstract class Re {
        abstract boolean m(String s, int i, Cont k);
        boolean matches(String s) { return m(s, 0, i -> i == s.length()); }
        int find(String s) {
            for (int i = 0; i <= s.length(); i++) if (m(s, i, j -> true)) return i;
            return -1;
        }
    }
    static Re ch(java.util.function.IntPredicate p) {
        return new Re() { boolean m(String s, int i, Cont k) { return i < s.length() && p.test(s.charAt(i)) && k.go(i + 1); } };
    }
    static Re seq(Re a, Re b) {
        return new Re() { boolean m(String s, int i, Cont k) { return a.m(s, i, j -> b.m(s, j, k)); } };
    }
    static Re alt(Re a, Re b) {
        return new Re() { boolean m(String s, int i, Cont k) { return a.m(s, i, k) || b.m(s, i, k); } };
    }
    static Re star(Re a) {
        return new Re() { boolean m(String s, int i, Cont k) { return a.m(s, i, j -> j > i && m(s, j, k)) || k.go(i); } };
    }
    static final Re EMPTY = new Re() { boolean m(String s, int i, Cont k) { return k.go(i); } };

    private final String p;
    private int at;
    private RegexMatcher(String p) { this.p = p; }

    static Re compile(String p) {
        RegexMatcher r = new RegexMatcher(p);
        Re e = r.alts();
        if (r.at < p.length()) throw new IllegalArgumentException("stray '" + p.charAt(r.at) + "' at " + r.at);
        return e;
    }

    private boolean more() { return at < p.length() && p.charAt(at) != '|' && p.charAt(at) != ')'; }

    private Re alts() {
        Re l = EMPTY;
        while (more()) l = seq(l, rep());
        if (at < p.length() && p.charAt(at) == '|') {
            at++;
            return alt(l, alts());
        }
        return l;
    }

    private Re rep() {
        Re a = atom();
        while (at < p.length()) {
            switch (p.charAt(at)) {
                case '*': a = star(a); break;
                case '+': a = seq(a, star(a)); break;
                case '?': a = alt(a, EMPTY); break;
                default: return a;
            }
            at++;
        }
        return a;
    }

    private Re atom() {
        char c = p.charAt(at++);
        switch (c) {
            case '(': {
                Re e = alts();
                if (at >= p.length()) throw new IllegalArgumentException("unclosed group");
                at++;
                return e;
            }
            case '.': return ch(x -> true);
            case '[': {
                boolean not = p.charAt(at) == '^';
                if (not) at++;
                java.util.BitSet set = new java.util.BitSet();
                do {
                    char lo = p.charAt(at++), hi = lo;
                    if (p.charAt(at) == '-' && p.charAt(at + 1) != ']') {
                        hi = p.charAt(at + 1);
                        at += 2;
                    }
                    set.set(lo, hi + 1);
                } while (p.charAt(at) != ']');
                at++;
                return ch(x -> set.get(x) != not);
            }
            case '\\':
                char d = p.charAt(at++);
                switch (d) {
                    case 'd': return ch(Character::isDigit);
                    case 'w': return ch(x -> Character.isLetterOrDigit(x) || x == '_');
                    default: return ch(x -> x == d);
                }
            case '*': case '+': case '?': throw new IllegalArgumentException("nothing to repeat at " + (at - 1));
            default: return ch(x -> x == c);
        }
    }

    public static void main(String[] args) {
        String[][] cases = {
            {"a*b", "b", "aaab", "aab c", ""}, {"(ab|c)+d?", "abcab", "abd", "d", "cc"}, {"[a-c]x[^0-9]", "bxz", "dxz", "ax5"}, {"\\d+\\.\\d+", "3.14", "3,14", ".5"},
            {"(a|b)*abb", "ababb", "abab", "abb"}, {".*x.*y", "1x2y", "yx", "xy"}, {"", "", "a"}, {"(a*)*b", "aaab", "aaac"}, {"a||b", "", "b", "ab"}, {"\\w+@\\w+", "me@home", "me@"}
        };
        for (String[] c : cases) {
            Re r = compile(c[0]);
            StringBuilder sb = new StringBuilder(c[0]).append(": ");
            for (int i = 1; i < c.length; i++) {
                boolean mine = r.matches(c[i]), lib = c[i].matches(c[0]);
                sb.append(c[i]).append('=').append(mine).append(mine == lib ? "" : "!").append('@').append(r.find(c[i])).append(' ');
            }
            System.out.println(sb);
        }
        for (String bad : new String[] {"a)", "(a", "*a", "a|*"}) {
            try {
                compile(bad);
                System.out.println(bad + " accepted");
            } catch (IllegalArgumentException e) {
                System.out.println(bad + ": " + e.getMessage());
            }
        }
    }
}
