package libmisc;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import java.util.function.Consumer;

// A trie that is Iterable, with prefix search, wildcard search, removal and spelling suggestions.
public class Tries {
    static class Trie implements Iterable<String> {
        private static class Node {
            final Map<Character, Node> kids = new TreeMap<>();
            int count;
        }

        private final Node root = new Node();
        private int size;

        boolean add(String w) {
            Node n = root;
            for (char c : w.toCharArray()) n = n.kids.computeIfAbsent(c, k -> new Node());
            if (n.count++ == 0) size++;
            return n.count == 1;
        }

        private Node at(String p) {
            Node n = root;
            for (int i = 0; i < p.length() && n != null; i++) n = n.kids.get(p.charAt(i));
            return n;
        }

        int count(String w) {
            Node n = at(w);
            return n == null ? 0 : n.count;
        }

        boolean remove(String w) {
            return remove(root, w, 0);
        }

        private boolean remove(Node n, String w, int i) {
            if (i == w.length()) {
                if (n.count == 0) return false;
                n.count = 0;
                size--;
                return true;
            }
            Node k = n.kids.get(w.charAt(i));
            if (k == null || !remove(k, w, i + 1)) return false;
            if (k.count == 0 && k.kids.isEmpty()) n.kids.remove(w.charAt(i));
            return true;
        }

        private void walk(Node n, StringBuilder path, Consumer<String> out) {
            if (n == null) return;
            if (n.count > 0) out.accept(path.toString());
            n.kids.forEach((c, k) -> {
                path.append(c);
                walk(k, path, out);
                path.setLength(path.length() - 1);
            });
        }

        List<String> prefix(String p) {
            List<String> out = new ArrayList<>();
            walk(at(p), new StringBuilder(p), out::add);
            return out;
        }

        List<String> match(String pattern) {
            List<String> out = new ArrayList<>();
            match(root, pattern, 0, "", out);
            return out;
        }

        private void match(Node n, String p, int i, String path, List<String> out) {
            if (i == p.length()) {
                if (n.count > 0) out.add(path);
                return;
            }
            for (Map.Entry<Character, Node> e : n.kids.entrySet()) {
                if (p.charAt(i) == '?' || p.charAt(i) == e.getKey()) match(e.getValue(), p, i + 1, path + e.getKey(), out);
            }
        }

        @Override
        public Iterator<String> iterator() {
            List<String> all = prefix("");
            return new Iterator<>() {
                int i;

                @Override
                public boolean hasNext() {
                    return i < all.size();
                }

                @Override
                public String next() {
                    if (!hasNext()) throw new NoSuchElementException("after " + i);
                    return all.get(i++);
                }

                @Override
                public void remove() {
                    if (i == 0) throw new IllegalStateException();
                    Trie.this.remove(all.get(i - 1));
                }
            };
        }
    }

    static int distance(String a, String b) {
        int[] prev = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) prev[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int[] cur = new int[b.length() + 1];
            cur[0] = i;
            for (int j = 1; j <= b.length(); j++) cur[j] = Math.min(Math.min(cur[j - 1], prev[j]) + 1, prev[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
            prev = cur;
        }
        return prev[b.length()];
    }

    public static void main(String[] args) {
        Trie t = new Trie();
        for (String w : "car card care careful cat catalog dog dot do door cart care".split(" ")) t.add(w);
        System.out.println(t.size + " " + t.prefix("") + " " + t.prefix("car") + " " + t.prefix("do") + " " + t.prefix("x") + " " + t.prefix("careful"));
        System.out.println(t.count("care") + " " + t.count("ca") + " " + t.count("zebra") + " " + t.add("") + " " + t.prefix("").get(0).isEmpty());
        System.out.println(t.match("ca?") + " " + t.match("?o?") + " " + t.match("????") + " " + t.match("") + " " + t.match("c??????"));
        System.out.println(t.remove("care") + " " + t.remove("care") + " " + t.remove("ca") + " " + t.remove("nothing") + " " + t.size + " " + t.prefix("care"));
        int n = 0;
        for (String w : t) n += w.length();
        System.out.println(n);
        Iterator<String> it = t.iterator();
        while (it.hasNext()) if (it.next().startsWith("c")) it.remove();
        System.out.println(t.prefix("") + " " + t.size);
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        String[][] pairs = {{"kitten", "sitting"}, {"", "abc"}, {"flaw", "lawn"}, {"same", "same"}, {"intention", "execution"}};
        for (String[] p : pairs) System.out.println(p[0] + " " + p[1] + " " + distance(p[0], p[1]));
        String[] dict = "receive believe separate necessary occurred weird".split(" ");
        for (String typo : new String[] {"recieve", "seperate", "necesary", "wierd", "ocurred"}) {
            String best = dict[0];
            for (String w : dict) if (distance(typo, w) < distance(typo, best)) best = w;
            System.out.println(typo + " -> " + best + " (" + distance(typo, best) + ")");
        }
        t.iterator().remove();
    }
}
