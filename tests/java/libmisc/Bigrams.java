package libmisc;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

// Letter and word bigrams, entropy, similarity of texts, simple language guess.
public class Bigrams {
    static Map<String, Integer> grams(String s, int n) {
        String t = s.toLowerCase(Locale.ROOT).replaceAll("[^a-z ]", "").replaceAll(" +", "_");
        Map<String, Integer> m = new TreeMap<>();
        for (int i = 0; i + n <= t.length(); i++) m.merge(t.substring(i, i + n), 1, Integer::sum);
        return m;
    }

    static double cosine(Map<String, Integer> a, Map<String, Integer> b) {
        long dot = 0;
        for (Map.Entry<String, Integer> e : a.entrySet()) dot += (long) e.getValue() * b.getOrDefault(e.getKey(), 0);
        return dot / Math.sqrt((double) norm(a) * norm(b));
    }

    static long norm(Map<String, Integer> m) {
        return m.values().stream().mapToLong(v -> (long) v * v).sum();
    }

    static String top(Map<String, Integer> m, int k) {
        return m.entrySet().stream().sorted(Comparator.comparing((Map.Entry<String, Integer> e) -> -e.getValue()).thenComparing(Map.Entry::getKey)).limit(k).map(e -> e.getKey() + ":" + e.getValue()).collect(Collectors.joining(" "));
    }

    static double entropy(Map<String, Integer> m) {
        double total = m.values().stream().mapToInt(x -> x).sum();
        double h = 0;
        for (int v : m.values()) h -= v / total * (StrictMath.log(v / total) / StrictMath.log(2));
        return h;
    }

    static double dice(String a, String b) {
        TreeSet<String> x = new TreeSet<>(grams(a, 2).keySet());
        TreeSet<String> y = new TreeSet<>(grams(b, 2).keySet());
        int both = x.size() + y.size();
        x.retainAll(y);
        return both == 0 ? 1 : 2.0 * x.size() / both;
    }

    public static void main(String[] args) {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("english", "When the wind is in the north the boats stay in the harbour and the men who own them talk of what they will do");
        texts.put("latin", "Arma virumque cano, Troiae qui primus ab oris Italiam fato profugus Laviniaque venit litora");
        texts.put("finnish", "Mieleni minun tekevi aivoni ajattelevi laehteaeni laulamahan saa'ani sanelemahan sukuvirtta suoltamahan");
        texts.forEach((k, t) -> {
            Map<String, Integer> g = grams(t, 2);
            System.out.println(k + " " + g.size() + " bigrams, top " + top(g, 6) + ", entropy " + Math.round(entropy(g) * 1e6) + ", letters " + top(grams(t, 1), 4));
        });
        for (String a : texts.keySet()) {
            System.out.println(texts.keySet().stream().map(b -> String.valueOf(Math.round(cosine(grams(texts.get(a), 2), grams(texts.get(b), 2)) * 10000))).collect(Collectors.joining(" ", a + " ", "")));
        }
        for (String q : List.of("what is the meaning of this", "litora qui virum", "sanoja minun mieleni")) {
            String best = texts.keySet().stream().max(Comparator.comparingDouble(k -> cosine(grams(q, 2), grams(texts.get(k), 2)))).get();
            System.out.println(q + " -> " + best);
        }
        for (String[] p : new String[][] {{"night", "nacht"}, {"context", "contact"}, {"same", "same"}, {"a", "b"}, {"", ""}, {"gggg", "gg"}}) System.out.println(p[0] + "/" + p[1] + " " + Math.round(dice(p[0], p[1]) * 1000));
        String[] words = "a rose is a rose is a rose".split(" ");
        Map<String, Map<String, Integer>> follow = new HashMap<>();
        for (int i = 0; i + 1 < words.length; i++) follow.computeIfAbsent(words[i], k -> new TreeMap<>()).merge(words[i + 1], 1, Integer::sum);
        System.out.println(new TreeMap<>(follow));
        Map<String, Long> pairs = IntStream.range(0, words.length - 1).mapToObj(i -> words[i] + " " + words[i + 1]).collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        System.out.println(pairs);
        System.out.println(grams("abracadabra", 3));
        System.out.println(grams("ab", 3).isEmpty() + " " + entropy(Map.of("x", 4)) + " " + entropy(Map.of("x", 1, "y", 1)));
    }
}
