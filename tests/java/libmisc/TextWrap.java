package libmisc;

import java.util.ArrayList;
import java.util.List;

// Greedy and balanced wrapping, justification, columns and boxes.
public class TextWrap {
    static final String TEXT = "Every line of this paragraph was set by a small program, which knows about widths but not about meaning. "
        + "Anextraordinarilylongwordthatwillnotfit stays on a line of its own, while short ones a b c d e f share.";

    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String w : text.split("\\s+")) {
            if (line.length() > 0 && line.length() + 1 + w.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (line.length() > 0) line.append(' ');
            line.append(w);
        }
        if (line.length() > 0) lines.add(line.toString());
        return lines;
    }

    static List<String> balanced(String text, int width) {
        String[] w = text.split("\\s+");
        int n = w.length;
        long[] best = new long[n + 1];
        int[] next = new int[n + 1];
        for (int i = n - 1; i >= 0; i--) {
            best[i] = Long.MAX_VALUE;
            int len = -1;
            for (int j = i; j < n; j++) {
                len += 1 + w[j].length();
                if (len > width && j > i) break;
                long slack = Math.max(0, width - len);
                long cost = (j == n - 1 ? 0 : slack * slack * slack) + best[j + 1];
                if (cost < best[i]) {
                    best[i] = cost;
                    next[i] = j + 1;
                }
            }
        }
        List<String> out = new ArrayList<>();
        for (int i = 0; i < n; i = next[i]) out.add(String.join(" ", List.of(w).subList(i, next[i])));
        out.add("(cost " + best[0] + ")");
        return out;
    }

    static String justify(String line, int width) {
        String[] w = line.split(" ");
        if (w.length == 1 || line.length() >= width) return line;
        int spaces = width;
        for (String s : w) spaces -= s.length();
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < w.length; i++) {
            b.append(w[i]);
            if (i < w.length - 1) {
                int k = spaces / (w.length - 1 - i) + (spaces % (w.length - 1 - i) > 0 ? 1 : 0);
                b.append(" ".repeat(k));
                spaces -= k;
            }
        }
        return b.toString();
    }

    static void box(List<String> lines) {
        int w = lines.stream().mapToInt(String::length).max().orElse(0);
        System.out.println("+" + "-".repeat(w + 2) + "+");
        for (String l : lines) System.out.println("| " + l + " ".repeat(w - l.length()) + " |");
        System.out.println("+" + "-".repeat(w + 2) + "+");
    }

    public static void main(String[] args) {
        for (int width : new int[] {20, 35}) {
            System.out.println("-- " + width);
            for (String l : wrap(TEXT, width)) System.out.println(justify(l, width) + "|");
        }
        System.out.println("-- balanced");
        balanced(TEXT, 30).forEach(System.out::println);
        box(wrap(TEXT, 42));
        box(List.of());
        List<String> left = wrap(TEXT, 18);
        List<String> right = wrap("A second column that is rather shorter than the first one.", 18);
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            System.out.println(String.format("%-26s : %s", i < left.size() ? left.get(i) : "", i < right.size() ? right.get(i) : "").stripTrailing());
        }
        System.out.println(wrap("", 10).size() + " " + wrap("one", 1) + " " + wrap("a b", 3) + " " + wrap("a b", 2));
        String quoted = TEXT.substring(0, 60).lines().map(l -> "> " + l).reduce("", (a, b) -> a + b + "\n");
        System.out.print(quoted);
        System.out.println("tab\tstops\tare\tkept".replace("\t", "    ") + " " + "Title Case".chars().filter(Character::isUpperCase).count());
    }
}
