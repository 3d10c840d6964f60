/**
 * A red-black tree as a map from ints to ints (TreeMap of paper 001, section V, and of the container studies it cites):
 * put, get and remove, with the rotations that keep it balanced.
 *
 * Written from the textbook algorithm; nil is a sentinel. `mixed` is the driver: a few puts, a removal and a look-up with
 * unknown keys; `check` verifies the invariants.
 */
public class RedBlackTree {
    private static final class Node {
        int key;
        int value;
        boolean red;
        Node left;
        Node right;
        Node parent;
    }

    private final Node nil = new Node();
    private Node root = nil;
    private int size;

    private Node find(int key) {
        Node node = root;
        while (node != nil && node.key != key) {
            node = key < node.key ? node.left : node.right;
        }
        return node;
    }

    public int get(int key, int otherwise) {
        Node node = find(key);
        return node == nil ? otherwise : node.value;
    }

    public int size() {
        return size;
    }

    private void rotateLeft(Node x) {
        Node y = x.right;
        x.right = y.left;
        if (y.left != nil) {
            y.left.parent = x;
        }
        replace(x, y);
        y.left = x;
        x.parent = y;
    }

    private void rotateRight(Node x) {
        Node y = x.left;
        x.left = y.right;
        if (y.right != nil) {
            y.right.parent = x;
        }
        replace(x, y);
        y.right = x;
        x.parent = y;
    }

    /** Puts one subtree where another was. */
    private void replace(Node old, Node other) {
        if (old.parent == nil) {
            root = other;
        } else if (old == old.parent.left) {
            old.parent.left = other;
        } else {
            old.parent.right = other;
        }
        other.parent = old.parent;
    }

    public void put(int key, int value) {
        Node parent = nil;
        Node at = root;
        while (at != nil) {
            parent = at;
            if (key == at.key) {
                at.value = value;
                return;
            }
            at = key < at.key ? at.left : at.right;
        }
        Node node = new Node();
        node.key = key;
        node.value = value;
        node.red = true;
        node.left = nil;
        node.right = nil;
        node.parent = parent;
        if (parent == nil) {
            root = node;
        } else if (key < parent.key) {
            parent.left = node;
        } else {
            parent.right = node;
        }
        size++;
        afterPut(node);
    }

    private void afterPut(Node node) {
        while (node.parent.red) {
            Node grand = node.parent.parent;
            boolean left = node.parent == grand.left;
            Node uncle = left ? grand.right : grand.left;
            if (uncle.red) {
                node.parent.red = false;
                uncle.red = false;
                grand.red = true;
                node = grand;
                continue;
            }
            if (left) {
                if (node == node.parent.right) {
                    node = node.parent;
                    rotateLeft(node);
                }
                node.parent.red = false;
                grand.red = true;
                rotateRight(grand);
            } else {
                if (node == node.parent.left) {
                    node = node.parent;
                    rotateRight(node);
                }
                node.parent.red = false;
                grand.red = true;
                rotateLeft(grand);
            }
        }
        root.red = false;
    }

    public boolean remove(int key) {
        Node node = find(key);
        if (node == nil) {
            return false;
        }
        size--;
        boolean removedRed = node.red;
        Node child;
        if (node.left == nil) {
            child = node.right;
            replace(node, child);
        } else if (node.right == nil) {
            child = node.left;
            replace(node, child);
        } else {
            Node next = node.right;
            while (next.left != nil) {
                next = next.left;
            }
            removedRed = next.red;
            child = next.right;
            if (next.parent == node) {
                child.parent = next;
            } else {
                replace(next, child);
                next.right = node.right;
                next.right.parent = next;
            }
            replace(node, next);
            next.left = node.left;
            next.left.parent = next;
            next.red = node.red;
        }
        if (!removedRed) {
            afterRemove(child);
        }
        return true;
    }

    private void afterRemove(Node node) {
        while (node != root && !node.red) {
            boolean left = node == node.parent.left;
            Node sibling = left ? node.parent.right : node.parent.left;
            if (sibling.red) {
                sibling.red = false;
                node.parent.red = true;
                if (left) {
                    rotateLeft(node.parent);
                    sibling = node.parent.right;
                } else {
                    rotateRight(node.parent);
                    sibling = node.parent.left;
                }
            }
            Node near = left ? sibling.left : sibling.right;
            Node far = left ? sibling.right : sibling.left;
            if (!near.red && !far.red) {
                sibling.red = true;
                node = node.parent;
                continue;
            }
            if (!far.red) {
                near.red = false;
                sibling.red = true;
                if (left) {
                    rotateRight(sibling);
                    sibling = node.parent.right;
                } else {
                    rotateLeft(sibling);
                    sibling = node.parent.left;
                }
            }
            sibling.red = node.parent.red;
            node.parent.red = false;
            if (left) {
                sibling.right.red = false;
                rotateLeft(node.parent);
            } else {
                sibling.left.red = false;
                rotateRight(node.parent);
            }
            node = root;
        }
        node.red = false;
    }

    /** The number of black nodes on every way down; negative where the tree is broken. */
    private int blackHeight(Node node) {
        if (node == nil) {
            return 1;
        }
        int left = blackHeight(node.left);
        int right = blackHeight(node.right);
        boolean twoReds = node.red && (node.left.red || node.right.red);
        boolean disordered = node.left != nil && node.left.key >= node.key
                || node.right != nil && node.right.key <= node.key;
        return left < 0 || left != right || twoReds || disordered ? -1 : left + (node.red ? 0 : 1);
    }

    boolean check() {
        return !root.red && blackHeight(root) > 0;
    }

    public static int mixed(int a, int b, int c, int d, int gone, int wanted) {
        RedBlackTree tree = new RedBlackTree();
        tree.put(a, 1);
        tree.put(b, 2);
        tree.put(c, 3);
        tree.put(d, 4);
        boolean removed = tree.remove(gone);
        assert tree.check();
        return tree.get(wanted, 0) * 10 + (removed ? tree.size() : -1);
    }

    public static void main(String[] arguments) {
        RedBlackTree tree = new RedBlackTree();
        for (int i = 0; i < 200; i++) {
            tree.put(i * 37 % 101, i);
        }
        for (int i = 0; i < 60; i++) {
            tree.remove(i * 53 % 101);
        }
        System.out.println(tree.size() + " " + tree.check() + " " + tree.get(5, -1) + " " + mixed(4, 3, 2, 1, 3, 4));
    }
}
