/** A search tree with values by key. */
public final class BinarySearchTree {
    static final class Node {
        int key;
        int value;
        Node left;
        Node right;

        Node(int key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    private Node root;
    private int size;

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return root == null;
    }

    private Node find(int key) {
        Node node = root;
        while (node != null && node.key != key) {
            node = key < node.key ? node.left : node.right;
        }
        return node;
    }

    private Node parentFor(int key) {
        Node parent = null;
        Node node = root;
        while (node != null) {
            parent = node;
            node = key < node.key ? node.left : node.right;
        }
        return parent;
    }

    private static Node leftmost(Node node) {
        while (node.left != null) {
            node = node.left;
        }
        return node;
    }

    public boolean contains(int key) {
        return find(key) != null;
    }

    public int get(int key) {
        Node node = find(key);
        if (node == null) {
            throw new IllegalArgumentException("key");
        }
        return node.value;
    }

    public int getOr(int key, int otherwise) {
        Node node = find(key);
        return node == null ? otherwise : node.value;
    }

    public int put(int key, int value) {
        Node node = find(key);
        if (node != null) {
            int old = node.value;
            node.value = value;
            return old;
        }
        Node parent = parentFor(key);
        Node added = new Node(key, value);
        if (parent == null) {
            root = added;
        } else if (key < parent.key) {
            parent.left = added;
        } else {
            parent.right = added;
        }
        size++;
        return 0;
    }

    public int min() {
        if (isEmpty()) {
            throw new IllegalStateException("empty");
        }
        return leftmost(root).key;
    }

    public int max() {
        if (isEmpty()) {
            throw new IllegalStateException("empty");
        }
        Node node = root;
        while (node.right != null) {
            node = node.right;
        }
        return node.key;
    }

    private static Node without(Node node, int key) {
        if (node == null) {
            return null;
        }
        if (key < node.key) {
            node.left = without(node.left, key);
        } else if (key > node.key) {
            node.right = without(node.right, key);
        } else if (node.left == null) {
            return node.right;
        } else if (node.right == null) {
            return node.left;
        } else {
            Node next = leftmost(node.right);
            node.key = next.key;
            node.value = next.value;
            node.right = without(node.right, next.key);
        }
        return node;
    }

    public boolean remove(int key) {
        if (!contains(key)) {
            return false;
        }
        root = without(root, key);
        size--;
        return true;
    }

    public int removeMin() {
        int min = min();
        remove(min);
        return min;
    }

    private static int height(Node node) {
        return node == null ? 0 : 1 + Math.max(height(node.left), height(node.right));
    }

    public int height() {
        return height(root);
    }

    public int floor(int key) {
        int best = Integer.MIN_VALUE;
        Node node = root;
        while (node != null) {
            if (node.key == key) {
                return key;
            }
            if (node.key < key) {
                best = node.key;
                node = node.right;
            } else {
                node = node.left;
            }
        }
        return best;
    }

    public void move(int from, int to) {
        int value = get(from);
        remove(from);
        put(to, value);
    }

    public boolean addIfAbsent(int key, int value) {
        if (contains(key)) {
            return false;
        }
        put(key, value);
        return true;
    }
}
