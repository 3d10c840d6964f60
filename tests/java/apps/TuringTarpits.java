package apps;

/** Brainf-like, Forth-like and subleq machines reading their programs from arguments. */
public class TuringTarpits {
    static String bf(String p, String in) {
        byte[] mem = new byte[64];
        int dp = 0, ip = 0, ic = 0, steps = 0;
        StringBuilder out = new StringBuilder();
        int[] jump = new int[p.length()];
        java.util.ArrayDeque<Integer> st = new java.util.ArrayDeque<>();
        for (int i = 0; i < p.length(); i++) {
            if (p.charAt(i) == '[') st.push(i);
            if (p.charAt(i) == ']') {
                int j = st.pop();
                jump[i] = j;
                jump[j] = i;
            }
        }
        if (!st.isEmpty()) throw new IllegalArgumentException("unbalanced at " + st.peek());
        for (; ip < p.length() && steps < 60000; ip++, steps++) {
            switch (p.charAt(ip)) {
                case '>' -> dp++;
                case '<' -> dp--;
                case '+' -> mem[dp]++;
                case '-' -> mem[dp]--;
                case '.' -> out.append((char) (mem[dp] & 0xff));
                case ',' -> mem[dp] = ic < in.length() ? (byte) in.charAt(ic++) : 0;
                case '[' -> { if (mem[dp] == 0) ip = jump[ip]; }
                case ']' -> { if (mem[dp] != 0) ip = jump[ip]; }
                default -> { }
            }
        }
        return out + " (" + steps + ")";
    }

    static String forth(String src) {
        java.util.ArrayDeque<Long> st = new java.util.ArrayDeque<>();
        java.util.Map<String, String[]> words = new java.util.HashMap<>();
        StringBuilder out = new StringBuilder();
        String[] toks = src.split(" ");
        for (int i = 0; i < toks.length; i++) {
            if (toks[i].equals(":")) {
                int e = i;
                while (!toks[e].equals(";")) e++;
                words.put(toks[i + 1], java.util.Arrays.copyOfRange(toks, i + 2, e));
                i = e;
            } else step(toks[i], st, words, out, 0);
        }
        return out + "" + st;
    }

    static void step(String w, java.util.Deque<Long> st, java.util.Map<String, String[]> words, StringBuilder out, int depth) {
        if (depth > 50) throw new IllegalStateException("recursion in " + w);
        String[] def = words.get(w);
        if (def != null) {
            for (String d : def) step(d, st, words, out, depth + 1);
            return;
        }
        switch (w) {
            case "+" -> st.push(st.pop() + st.pop());
            case "*" -> st.push(st.pop() * st.pop());
            case "-" -> { long b = st.pop(); st.push(st.pop() - b); }
            case "/" -> { long b = st.pop(); st.push(st.pop() / b); }
            case "dup" -> st.push(st.peek());
            case "swap" -> { long b = st.pop(), a = st.pop(); st.push(b); st.push(a); }
            case "over" -> { long b = st.pop(), a = st.peek(); st.push(b); st.push(a); }
            case "rot" -> { long c = st.pop(), b = st.pop(), a = st.pop(); st.push(b); st.push(c); st.push(a); }
            case "drop" -> st.pop();
            case "." -> out.append(st.pop()).append(' ');
            default -> st.push(Long.parseLong(w));
        }
    }

    static int subleq(int... mem) {
        int pc = 0, steps = 0;
        while (pc >= 0 && steps++ < 1000) {
            int a = mem[pc], b = mem[pc + 1], c = mem[pc + 2];
            mem[b] -= mem[a];
            pc = mem[b] <= 0 ? c : pc + 3;
        }
        return mem[mem.length - 1];
    }

    public static void main(String[] args) {
        for (int i = 0; i + 1 < args.length; i += 2) System.out.println(bf(args[i], args[i + 1]));
        System.out.println(args.length + " " + (args.length > 1 ? args[1].length() : -1));
        for (String s : new String[] {"2 3 + 4 *", ": sq dup * ; 7 sq 3 sq - .", "1 2 3 rot . . .", "5 2 over over - .", "10 0 /", "+", "x", ": r r ; r"}) {
            try {
                System.out.println(forth(s));
            } catch (ArithmeticException | IllegalStateException | java.util.NoSuchElementException | NumberFormatException e) {
                System.out.println(e.getClass().getSimpleName() + " " + (e instanceof java.util.NoSuchElementException ? "" : e.getMessage()));
            }
        }
        System.out.println(subleq(12, 13, 3, 14, 15, 6, 15, 13, 9, 0, 0, -1, 3, 5, 7, 9));
        try {
            bf("[[", "");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        bf("+[<+]", "");
    }
}
