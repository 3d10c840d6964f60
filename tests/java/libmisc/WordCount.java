package libmisc;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

// Word, line and letter statistics of the text on standard input.
public class WordCount {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Map<String, Integer> count = new HashMap<>();
        Map<Integer, List<String>> byLen = new TreeMap<>();
        Map<String, List<Integer>> index = new TreeMap<>();
        int[] letters = new int[26];
        int lines = 0;
        int words = 0;
        int chars = 0;
        String longest = "";
        for (String line; (line = in.readLine()) != null; ) {
            lines++;
            chars += line.length() + 1;
            for (String w : line.split("[^A-Za-z']+")) {
                if (w.isEmpty()) continue;
                words++;
                String k = w.toLowerCase(Locale.ROOT);
                if (count.merge(k, 1, Integer::sum) == 1) byLen.computeIfAbsent(k.length(), x -> new ArrayList<>()).add(k);
                List<Integer> at = index.computeIfAbsent(k, x -> new ArrayList<>());
                if (at.isEmpty() || at.get(at.size() - 1) != lines) at.add(lines);
                for (char c : k.toCharArray()) if (c >= 'a' && c <= 'z') letters[c - 'a']++;
                if (w.length() > longest.length()) longest = w;
            }
        }
        System.out.printf("%d lines, %d words, %d characters, %d distinct, longest %s%n", lines, words, chars, count.size(), longest);
        count.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey())).limit(8).forEach(e -> System.out.printf("%-10s %3d %s%n", e.getKey(), e.getValue(), "#".repeat(e.getValue())));
        byLen.forEach((len, list) -> System.out.println(len + ": " + list.size() + " " + list.stream().sorted().limit(4).collect(Collectors.joining(", "))));
        System.out.println(index.entrySet().stream().filter(e -> e.getValue().size() > 1).map(e -> e.getKey() + e.getValue()).collect(Collectors.joining(" ")));
        StringBuilder hist = new StringBuilder();
        for (int i = 0; i < 26; i++) if (letters[i] > 0) hist.append((char) ('a' + i)).append(letters[i]).append(' ');
        System.out.println(hist);
        System.out.printf(Locale.ROOT, "mean word length %.3f, lexical density %.1f%%%n", count.entrySet().stream().mapToInt(e -> e.getKey().length() * e.getValue()).sum() / (double) words, 100.0 * count.size() / words);
        System.out.println(count);
    }
}
