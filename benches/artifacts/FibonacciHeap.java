/**
 * A Fibonacci heap (FibHeap of paper 001, section V): insert, the least key, removal of the least, decrease of a key,
 * with cascading cuts and consolidation.
 *
 * Written from the textbook algorithm. `mixed` is the driver: a few insertions, removals and a decrease with unknown
 * keys.
 */
public class FibonacciHeap {
    static final class Node {
        int key;
        int degree;
        boolean marked;
        Node parent;
        Node child;
        Node left = this;
        Node right = this;

        Node(int key) {
            this.key = key;
        }
    }

    private Node least;
    private int size;

    public boolean isEmpty() {
        return least == null;
    }

    public int size() {
        return size;
    }

    private static void join(Node a, Node b) {
        Node behind = a.right;
        a.right = b.right;
        b.right.left = a;
        b.right = behind;
        behind.left = b;
    }

    private static void takeOut(Node node) {
        node.left.right = node.right;
        node.right.left = node.left;
        node.left = node;
        node.right = node;
    }

    public Node insert(int key) {
        Node node = new Node(key);
        if (least == null) {
            least = node;
        } else {
            join(least, node);
            if (key < least.key) {
                least = node;
            }
        }
        size++;
        return node;
    }

    public int least() {
        if (least == null) {
            throw new IllegalStateException("empty");
        }
        return least.key;
    }

    public int removeLeast() {
        Node gone = least;
        if (gone == null) {
            throw new IllegalStateException("empty");
        }
        while (gone.child != null) {
            Node child = gone.child;
            gone.child = child.right == child ? null : child.right;
            takeOut(child);
            child.parent = null;
            child.marked = false;
            join(least, child);
        }
        size--;
        if (gone.right == gone) {
            least = null;
        } else {
            least = gone.right;
            takeOut(gone);
            consolidate();
        }
        return gone.key;
    }

    /** Links trees of the same degree until there is one of each. */
    private void consolidate() {
        Node[] byDegree = new Node[32];
        while (least != null) {
            Node tree = least;
            least = tree.right == tree ? null : tree.right;
            takeOut(tree);
            while (byDegree[tree.degree] != null) {
                Node other = byDegree[tree.degree];
                byDegree[tree.degree] = null;
                if (other.key < tree.key) {
                    Node swapped = tree;
                    tree = other;
                    other = swapped;
                }
                other.parent = tree;
                other.marked = false;
                if (tree.child == null) {
                    tree.child = other;
                } else {
                    join(tree.child, other);
                }
                tree.degree++;
            }
            byDegree[tree.degree] = tree;
        }
        for (Node tree : byDegree) {
            if (tree == null) {
                continue;
            }
            if (least == null) {
                least = tree;
            } else {
                join(least, tree);
                if (tree.key < least.key) {
                    least = tree;
                }
            }
        }
    }

    public void decrease(Node node, int key) {
        if (key > node.key) {
            throw new IllegalArgumentException("larger");
        }
        node.key = key;
        Node parent = node.parent;
        if (parent != null && key < parent.key) {
            cut(node, parent);
            while (parent.parent != null) {
                if (!parent.marked) {
                    parent.marked = true;
                    break;
                }
                Node above = parent.parent;
                cut(parent, above);
                parent = above;
            }
        }
        if (key < least.key) {
            least = node;
        }
    }

    private void cut(Node node, Node parent) {
        parent.child = node.right == node ? null : node.right;
        parent.degree--;
        takeOut(node);
        node.parent = null;
        node.marked = false;
        join(least, node);
    }

    public static int mixed(int a, int b, int c, int d, int smaller) {
        FibonacciHeap heap = new FibonacciHeap();
        heap.insert(a);
        heap.insert(b);
        Node node = heap.insert(c);
        heap.insert(d);
        int first = heap.removeLeast();
        if (node.key != first && smaller < node.key) {
            heap.decrease(node, smaller);
        }
        int second = heap.removeLeast();
        int third = heap.removeLeast();
        assert second <= third;
        return first == second ? 0 : third == heap.least() ? 1 : 2;
    }

    public static void main(String[] arguments) {
        FibonacciHeap heap = new FibonacciHeap();
        Node[] nodes = new Node[50];
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = heap.insert(i * 37 % 101 + 100);
        }
        long sum = heap.removeLeast();
        heap.decrease(nodes[10], 7);
        heap.decrease(nodes[20], 3);
        int before = Integer.MIN_VALUE;
        while (!heap.isEmpty()) {
            int key = heap.removeLeast();
            if (key < before) {
                throw new IllegalStateException("order");
            }
            before = key;
            sum = sum * 31 + key;
        }
        System.out.println(sum + " " + mixed(4, 1, 3, 2, 0));
    }
}
