package libmisc;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

// Huffman coding, run lengths, LZ78, Burrows-Wheeler and move-to-front on short texts.
public class Huffman {
    static final class Node {
        final char c;
        final int weight;
        final int order;
        final Node left;
        final Node right;

        Node(char c, int weight, int order, Node left, Node right) {
            this.c = c;
            this.weight = weight;
            this.order = order;
            this.left = left;
            this.right = right;
        }
    }

    static Node tree(String s) {
        Map<Character, Integer> f = new TreeMap<>();
        for (char c : s.toCharArray()) f.merge(c, 1, Integer::sum);
        PriorityQueue<Node> q = new PriorityQueue<>(Comparator.comparingInt((Node n) -> n.weight).thenComparingInt(n -> n.order));
        int order = 0;
        for (Map.Entry<Character, Integer> e : f.entrySet()) q.add(new Node(e.getKey(), e.getValue(), order++, null, null));
        while (q.size() > 1) {
            Node a = q.poll();
            Node b = q.poll();
            q.add(new Node('\0', a.weight + b.weight, order++, a, b));
        }
        return q.poll();
    }

    static void codes(Node n, String prefix, Map<Character, String> out) {
        if (n == null) return;
        if (n.left == null) out.put(n.c, prefix.isEmpty() ? "0" : prefix);
        else {
            codes(n.left, prefix + "0", out);
            codes(n.right, prefix + "1", out);
        }
    }

    static String decode(Node root, BitSet bits, int len) {
        StringBuilder b = new StringBuilder();
        Node n = root;
        for (int i = 0; i < len; i++) {
            if (root.left != null) n = bits.get(i) ? n.right : n.left;
            if (n.left == null) {
                b.append(n.c);
                n = root;
            }
        }
        return b.toString();
    }

    static String rle(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++) ;
            if (j - i > 1) b.append(j - i);
            b.append(s.charAt(i));
        }
        return b.toString();
    }

    static List<String> lz78(String s) {
        Map<String, Integer> dict = new TreeMap<>();
        List<String> out = new ArrayList<>();
        String cur = "";
        for (char c : s.toCharArray()) {
            if (dict.containsKey(cur + c)) cur += c;
            else {
                out.add(dict.getOrDefault(cur, 0) + "" + c);
                dict.put(cur + c, dict.size() + 1);
                cur = "";
            }
        }
        if (!cur.isEmpty()) out.add(dict.get(cur) + "$");
        return out;
    }

    static String bwt(String s) {
        String t = s + "|";
        List<String> rot = new ArrayList<>();
        for (int i = 0; i < t.length(); i++) rot.add(t.substring(i) + t.substring(0, i));
        rot.sort(null);
        StringBuilder b = new StringBuilder();
        for (String r : rot) b.append(r.charAt(r.length() - 1));
        return b.toString();
    }

    static String unbwt(String b) {
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < b.length(); i++) rows.add("");
        for (int k = 0; k < b.length(); k++) {
            for (int i = 0; i < b.length(); i++) rows.set(i, b.charAt(i) + rows.get(i));
            rows.sort(null);
        }
        for (String r : rows) if (r.endsWith("|")) return r.substring(0, r.length() - 1);
        throw new AssertionError("no end marker");
    }

    static List<Integer> mtf(String s) {
        StringBuilder alpha = new StringBuilder();
        for (char c = 'a'; c <= 'z'; c++) alpha.append(c);
        alpha.append("|_");
        List<Integer> out = new ArrayList<>();
        for (char c : s.toCharArray()) {
            int i = alpha.indexOf(String.valueOf(c));
            out.add(i);
            alpha.deleteCharAt(i).insert(0, c);
        }
        return out;
    }

    public static void main(String[] args) {
        for (String s : new String[] {"abracadabra", "mississippi", "aaaa", "z", "the_rain_in_spain", "abcdefgh"}) {
            Node root = tree(s);
            Map<Character, String> codes = new TreeMap<>();
            codes(root, "", codes);
            BitSet bits = new BitSet();
            int len = 0;
            for (char c : s.toCharArray()) for (char b : codes.get(c).toCharArray()) bits.set(len++, b == '1');
            System.out.println(s + " " + codes + " " + len + " bits, weight " + root.weight + ", back " + decode(root, bits, len).equals(s));
            String b = bwt(s);
            System.out.println("  rle " + rle(s) + " lz78 " + lz78(s) + " bwt " + b + " back " + unbwt(b).equals(s) + " mtf " + mtf(b));
        }
        System.out.println(tree("") + " " + rle("") + lz78("") + " " + bwt("") + " " + rle("aaabccccccccccccd"));
        System.out.println(unbwt("abc"));
    }
}
