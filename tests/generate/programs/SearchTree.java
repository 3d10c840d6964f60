/** A tree as a parameter: fields that a test can set. */
public class SearchTree {
    static class Node {
        int key;
        Node left;
        Node right;
    }

    static int depth(Node n) {
        return n == null ? 0 : 1 + Math.max(depth(n.left), depth(n.right));
    }

    public static boolean ordered(Node n) {
        if (n == null || depth(n) > 2) {
            return false;
        }
        return (n.left == null || n.left.key < n.key) && (n.right == null || n.right.key > n.key);
    }

    public static boolean hasPath(Node n, int sum) {
        if (n == null) {
            return false;
        }
        if (n.left == null && n.right == null) {
            return n.key == sum;
        }
        return hasPath(n.left, sum - n.key) || hasPath(n.right, sum - n.key);
    }
}
