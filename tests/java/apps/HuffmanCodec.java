package apps;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

/** Huffman coding, run length coding, base64 and a checksum; each decoded again and compared. */
public class HuffmanCodec {
    static abstract class Node implements Comparable<Node> {
        final int weight, order;
        private static int made;
        Node(int w) { weight = w; order = made++; }
        public int compareTo(Node o) { return weight != o.weight ? weight - o.weight : order - o.order; }
        abstract void codes(String prefix, String[] table);
    }
    static class Leaf extends Node {
        final char c;
        Leaf(char c, int w) { super(w); this.c = c; }
        void codes(String p, String[] t) { t[c] = p.isEmpty() ? "0" : p; }
    }
    static class Fork extends Node {
        final Node l, r;
        Fork(Node l, Node r) { super(l.weight + r.weight); this.l = l; this.r = r; }
        void codes(String p, String[] t) {
            l.codes(p + '0', t);
            r.codes(p + '1', t);
        }
    }

    static Node tree(String s) {
        int[] f = new int[256];
        for (char c : s.toCharArray()) f[c]++;
        PriorityQueue<Node> q = new PriorityQueue<>();
        for (char c = 0; c < 256; c++) if (f[c] > 0) q.add(new Leaf(c, f[c]));
        while (q.size() > 1) q.add(new Fork(q.poll(), q.poll()));
        return q.poll();
    }

    static byte[] pack(String bits) {
        byte[] b = new byte[(bits.length() + 7) / 8];
        for (int i = 0; i < bits.length(); i++) if (bits.charAt(i) == '1') b[i >> 3] |= 128 >> (i & 7);
        return b;
    }

    static String decode(byte[] b, int bits, Node root) {
        StringBuilder sb = new StringBuilder();
        Node n = root;
        for (int i = 0; i < bits; i++) {
            boolean one = (b[i >> 3] & 128 >> (i & 7)) != 0;
            if (n instanceof Fork f) n = one ? f.r : f.l;
            if (n instanceof Leaf l) {
                sb.append(l.c);
                n = root;
            }
        }
        return sb.toString();
    }

    static final String B64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    static String base64(byte[] b) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < b.length; i += 3) {
            int v = (b[i] & 255) << 16 | (i + 1 < b.length ? (b[i + 1] & 255) << 8 : 0) | (i + 2 < b.length ? b[i + 2] & 255 : 0);
            for (int k = 0; k < 4; k++) sb.append(i + k > b.length ? '=' : B64.charAt(v >> 18 - 6 * k & 63));
        }
        return sb.toString();
    }

    static byte[] unbase64(String s) {
        List<Byte> out = new ArrayList<>();
        int acc = 0, bits = 0;
        for (char c : s.toCharArray()) {
            if (c == '=') break;
            acc = acc << 6 | B64.indexOf(c);
            bits += 6;
            if (bits >= 8) out.add((byte) (acc >> (bits -= 8)));
        }
        byte[] r = new byte[out.size()];
        for (int i = 0; i < r.length; i++) r[i] = out.get(i);
        return r;
    }

    static int fletcher(byte[] b) {
        int s1 = 0, s2 = 0;
        for (byte x : b) {
            s1 = (s1 + (x & 0xff)) % 255;
            s2 = (s2 + s1) % 255;
        }
        return s2 << 8 | s1;
    }

    static String lzw(String s) {
        java.util.Map<String, Integer> dict = new java.util.HashMap<>();
        for (int i = 0; i < 128; i++) dict.put("" + (char) i, i);
        StringBuilder out = new StringBuilder();
        String w = "";
        for (char c : s.toCharArray()) {
            if (dict.containsKey(w + c)) w += c;
            else {
                out.append(dict.get(w)).append(' ');
                dict.put(w + c, dict.size());
                w = "" + c;
            }
        }
        return out.append(w.isEmpty() ? "" : dict.get(w)).toString();
    }

    public static void main(String[] args) {
        for (String s : new String[] {"abracadabra", "aaaa", "the quick brown fox jumps over the lazy dog", "mississippi river"}) {
            Node t = tree(s);
            String[] table = new String[256];
            t.codes("", table);
            StringBuilder bits = new StringBuilder();
            for (char c : s.toCharArray()) bits.append(table[c]);
            byte[] packed = pack(bits.toString());
            String b64 = base64(packed);
            byte[] back = unbase64(b64);
            System.out.println(s + ": " + bits.length() + " bits " + b64 + " " + fletcher(packed) + " " + (fletcher(back) == fletcher(packed)) + " " + decode(back, bits.length(), t).equals(s));
            StringBuilder codes = new StringBuilder();
            for (char c = 0; c < 256; c++) if (table[c] != null) codes.append(c).append('=').append(table[c]).append(' ');
            System.out.println(codes);
        }
        for (String s : new String[] {"", "f", "fo", "foo", "foob", "\u00ff\u0080"}) System.out.print(base64(s.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1)) + " ");
        System.out.println();
        System.out.println(lzw("round and round and round the rounded drum") + " | " + lzw("") + " | " + lzw("aaaaaaa"));
    }
}
