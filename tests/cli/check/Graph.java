package lab;

/** References whose terms may grow with every step: a budget must still end in time. */
class Graph {
    static class Node {
        int value;
        Node left;
        Node right;
        Node up;
    }

    static int recursion(Node n) {
        return n == null ? 0 : n.value + recursion(n.left) + recursion(n.right);
    }

    static int rotation(Node n) {
        int sum = 0;
        while (n != null) {
            sum += n.value;
            Node t = n.left;
            n.left = n.right;
            n.right = n.up;
            n.up = t;
            n = sum > 100 ? n.left : n.right;
        }
        return sum;
    }

    static void writes(Node n) {
        for (int i = 0; i < 1000; i++) {
            n.left.right = n.right;
            n = n.left;
            n.up = n.right.up;
        }
        assert n.value != 7;
    }

    /** Sixteen thousand paths, none of them like another. */
    static int ways(int[] p) {
        if (p == null || p.length != 15) {
            return -1;
        }
        int n = 0;
        for (int i = 0; i < 15; i++) {
            n = p[i] > n ? n * 3 + i : n ^ i << 3;
        }
        assert n != 12345678;
        return n;
    }

    /** Whether there is memory for it depends on the JVM. */
    static void room(int n) {
        if (n >= 0) {
            assert new int[n].length == n;
        }
    }
}
