/** Arrays of nodes that hold arrays, indexed by characters. */
public class Trie {
    private static final class Node {
        final Node[] next = new Node[26];
        boolean end;
        int passed;
    }

    private final Node root = new Node();

    public boolean insert(String word) {
        Node n = root;
        for (int i = 0; i < word.length(); i++) {
            int c = word.charAt(i) - 'a';
            if (c < 0 || c >= 26) return false;
            if (n.next[c] == null) n.next[c] = new Node();
            n = n.next[c];
            n.passed++;
        }
        boolean fresh = !n.end;
        n.end = true;
        return fresh;
    }

    public boolean contains(String word) {
        Node n = find(word);
        return n != null && n.end;
    }

    public boolean isPrefix(String word) {
        Node n = find(word);
        return n != null && (n.passed > 1 || !n.end);
    }

    private Node find(String word) {
        Node n = root;
        for (char c : word.toCharArray()) {
            if (n == null || c < 'a' || c > 'z') return null;
            n = n.next[c - 'a'];
        }
        return n;
    }
}
