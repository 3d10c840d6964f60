package switches;

/** Hand-written machines driven by switches: tokenizer states, traffic light, Turing machine, brackets. */
public class StateMachines {
    enum Light {
        RED, GREEN, AMBER, BLINK;
        Light next(boolean fault) {
            if (fault) return BLINK;
            switch (this) {
                case RED: return GREEN;
                case GREEN: return AMBER;
                case BLINK:
                case AMBER: return RED;
            }
            throw new AssertionError();
        }
    }

    static boolean number(String s) {
        int st = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            switch (st) {
                case 0:
                    if (c == '+' || c == '-') { st = 1; break; }
                case 1:
                    if (c >= '0' && c <= '9') st = 2;
                    else if (c == '.') st = 3;
                    else return false;
                    break;
                case 2:
                    if (c == '.') st = 4;
                    else if (c == 'e' || c == 'E') st = 5;
                    else if (!Character.isDigit(c)) return false;
                    break;
                case 3:
                    if (!Character.isDigit(c)) return false;
                    st = 4;
                    break;
                case 4:
                    if (c == 'e' || c == 'E') st = 5;
                    else if (!Character.isDigit(c)) return false;
                    break;
                case 5:
                    if (c == '+' || c == '-') { st = 6; break; }
                case 6:
                case 7:
                    if (!Character.isDigit(c)) return false;
                    st = 7;
            }
        }
        return st == 2 || st == 4 || st == 7;
    }

    static String turing(String tape, int limit) {
        // binary increment, head starts at the left
        char[] t = ("_" + tape + "_").toCharArray();
        int head = 1, steps = 0;
        char state = 'R';
        run:
        while (steps++ < limit) {
            switch (state) {
                case 'R':
                    switch (t[head]) {
                        case '_': state = 'C'; head--; break;
                        default: head++;
                    }
                    break;
                case 'C':
                    switch (t[head]) {
                        case '1': t[head--] = '0'; break;
                        case '0': case '_': t[head] = '1'; state = 'H';
                    }
                    break;
                case 'H':
                    break run;
            }
        }
        return new String(t).replace("_", "") + "/" + steps;
    }

    static int balanced(String s) {
        char[] st = new char[s.length() + 1];
        int n = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i), want;
            switch (c) {
                case '(': case '[': case '{': st[n++] = c; continue;
                case ')': want = '('; break;
                case ']': want = '['; break;
                case '}': want = '{'; break;
                default: continue;
            }
            if (n == 0 || st[--n] != want) return i;
        }
        return n == 0 ? -1 : s.length();
    }

    static String rle(String s) {
        StringBuilder sb = new StringBuilder();
        int run = 0;
        for (int i = 0; i < s.length(); i++) {
            run++;
            if (i + 1 == s.length() || s.charAt(i + 1) != s.charAt(i)) {
                switch (run) {
                    case 2: sb.append(s.charAt(i));
                    case 1: sb.append(s.charAt(i)); break;
                    default: sb.append(run).append(s.charAt(i));
                }
                run = 0;
            }
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        Light l = Light.RED;
        for (int i = 0; i < 10; i++) {
            System.out.print(l + " ");
            l = l.next(i == 5);
        }
        System.out.println();
        for (String s : new String[] {"1", "-1.5", "+.5e10", ".", "1.", "1e", "1e+", "1e-7", "--1", "", "12a", "e5"}) System.out.print(s + "=" + number(s) + " ");
        System.out.println();
        for (String s : new String[] {"0", "1", "1011", "1111", ""}) System.out.print(turing(s, 50) + " ");
        System.out.println(turing("111111", 5));
        for (String s : new String[] {"([]{})", "(]", "((", "a(b)c]", ""}) System.out.print(balanced(s) + " ");
        System.out.println();
        System.out.println(rle("aaabccddddde") + " " + rle("") + " " + rle("xx"));
    }
}
