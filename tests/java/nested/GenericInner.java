package nested;

/** Inner classes of generic classes, mutual recursion between nested types, and iterators over trees. */
public class GenericInner<K extends Comparable<K>, V> {
    private Node root;
    private int size;

    private class Node {
        final K key;
        V val;
        Node left, right;

        Node(K k, V v) {
            key = k;
            val = v;
            size++;
        }

        class Cursor {
            boolean fresh = true;
            K here() {
                fresh = false;
                return key;
            }
        }
    }

    V put(K k, V v) {
        Node parent = null, n = root;
        int c = 0;
        while (n != null) {
            parent = n;
            c = k.compareTo(n.key);
            if (c == 0) {
                V old = n.val;
                n.val = v;
                return old;
            }
            n = c < 0 ? n.left : n.right;
        }
        Node made = new Node(k, v);
        if (parent == null) root = made;
        else if (c < 0) parent.left = made;
        else parent.right = made;
        return null;
    }

    V get(K k) {
        for (Node n = root; n != null; ) {
            int c = k.compareTo(n.key);
            if (c == 0) return n.val;
            n = c < 0 ? n.left : n.right;
        }
        return null;
    }

    interface Walk<K, V> { boolean at(K k, V v, int depth); }

    boolean walk(Walk<? super K, ? super V> w) {
        return new Object() {
            boolean go(Node n, int d) {
                return n == null || go(n.left, d + 1) && w.at(n.key, n.val, d) && go(n.right, d + 1);
            }
        }.go(root, 0);
    }

    Node.Cursor cursor() { return root.new Cursor(); }

    class View {
        final K from;
        View(K from) { this.from = from; }
        int count() {
            int[] n = {0};
            walk((k, v, d) -> {
                if (k.compareTo(from) >= 0) n[0]++;
                return true;
            });
            return n[0];
        }
        View narrower(K k) { return k.compareTo(from) > 0 ? new View(k) : this; }
    }

    public static void main(String[] args) {
        GenericInner<String, Integer> t = new GenericInner<>();
        String[] words = "the rain in spain falls mainly in the plain".split(" ");
        for (int i = 0; i < words.length; i++) {
            Integer old = t.put(words[i], i);
            if (old != null) System.out.println(words[i] + " replaced " + old);
        }
        System.out.println(t.size + " " + t.get("spain") + " " + t.get("sun"));
        t.walk((k, v, d) -> {
            System.out.print(k + "=" + v + "@" + d + " ");
            return true;
        });
        System.out.println();
        System.out.println(t.walk((k, v, d) -> k.charAt(0) < 'n'));
        GenericInner<String, Integer>.View v = t.new View("m");
        System.out.println(v.count() + " " + v.narrower("r").count() + " " + (v.narrower("a") == v) + " " + v.from);
        GenericInner<String, Integer>.Node.Cursor c = t.cursor();
        System.out.println(c.fresh + " " + c.here() + " " + c.fresh);
        GenericInner<Integer, int[]> g = new GenericInner<>();
        for (int i : new int[] {5, 2, 8, 1, 9, 2}) {
            int[] box = g.get(i);
            if (box == null) g.put(i, box = new int[1]);
            box[0]++;
        }
        StringBuilder sb = new StringBuilder();
        g.walk((k, x, d) -> sb.append(k).append('x').append(x[0]).append(' ') != null);
        System.out.println(sb);
    }
}
