package apps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/** Word counting, justification and a concordance over standard input. */
public class TextFormatter {
    static List<String> readLines() throws java.io.IOException {
        java.io.BufferedReader r = new java.io.BufferedReader(new java.io.InputStreamReader(System.in));
        List<String> out = new ArrayList<>();
        for (String l; (l = r.readLine()) != null; ) out.add(l);
        return out;
    }

    static List<String> justify(List<String> words, int width) {
        List<String> out = new ArrayList<>();
        int i = 0;
        while (i < words.size()) {
            int j = i, len = 0;
            while (j < words.size() && len + words.get(j).length() + (j - i) <= width) len += words.get(j++).length();
            if (j == i) {
                out.add(words.get(i).substring(0, width));
                words.set(i, words.get(i).substring(width));
                continue;
            }
            StringBuilder sb = new StringBuilder();
            int gaps = j - i - 1, spaces = width - len;
            for (int k = i; k < j; k++) {
                sb.append(words.get(k));
                if (k == j - 1) break;
                int s = j == words.size() ? 1 : spaces / gaps + (k - i < spaces % gaps ? 1 : 0);
                for (int q = 0; q < s; q++) sb.append(' ');
            }
            out.add(sb.toString());
            i = j;
        }
        return out;
    }

    static String centre(String s, int w) {
        int l = Math.max(0, (w - s.length()) / 2);
        return " ".repeat(l) + s + " ".repeat(Math.max(0, w - s.length() - l));
    }

    static String clean(String w) {
        int a = 0, b = w.length();
        while (a < b && !Character.isLetterOrDigit(w.charAt(a))) a++;
        while (b > a && !Character.isLetterOrDigit(w.charAt(b - 1))) b--;
        return w.substring(a, b).toLowerCase();
    }

    public static void main(String[] args) throws Exception {
        int width = Integer.parseInt(args[0]);
        String title = args[1];
        List<String> lines = readLines(), words = new ArrayList<>();
        int chars = 0, blank = 0;
        TreeMap<String, List<Integer>> where = new TreeMap<>();
        for (int n = 0; n < lines.size(); n++) {
            String l = lines.get(n);
            chars += l.length() + 1;
            if (l.isBlank()) blank++;
            for (String w : l.trim().split("\\s+")) {
                if (w.isEmpty()) continue;
                words.add(w);
                String c = clean(w);
                if (!c.isEmpty()) where.computeIfAbsent(c, k -> new ArrayList<>()).add(n + 1);
            }
        }
        System.out.println("+" + "-".repeat(width) + "+");
        System.out.println("|" + centre(title, width) + "|");
        System.out.println("+" + "-".repeat(width) + "+");
        for (String l : justify(new ArrayList<>(words), width)) System.out.println("|" + l + " ".repeat(width - l.length()) + "|");
        System.out.println("+" + "-".repeat(width) + "+");
        System.out.println(lines.size() + " lines, " + blank + " blank, " + words.size() + " words, " + chars + " chars");
        List<String> keys = new ArrayList<>(where.keySet());
        keys.sort((a, b) -> where.get(b).size() != where.get(a).size() ? where.get(b).size() - where.get(a).size() : a.compareTo(b));
        for (String k : keys.subList(0, 8)) System.out.printf("%-10s %3d %s%n", k, where.get(k).size(), where.get(k));
        String longest = Collections.max(keys, (a, b) -> a.length() != b.length() ? a.length() - b.length() : b.compareTo(a));
        System.out.println("longest " + longest + ", first " + where.firstKey() + ", last " + where.lastKey());
        for (int i = 2; i < args.length; i++) System.out.println("arg " + i + " [" + args[i] + "] " + where.getOrDefault(args[i], List.of()));
    }
}
