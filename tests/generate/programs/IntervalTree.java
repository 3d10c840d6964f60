/** A tree of private nodes, filled by calls. */
public class IntervalTree {
    private static final class Node { int lo, hi, max; Node left, right; Node(int l, int h) { lo = l; hi = h; max = h; } }
    private Node root;
    private int size;
    public boolean insert(int lo, int hi) {
        if (lo > hi) throw new IllegalArgumentException(lo + ">" + hi);
        Node parent = null, n = root;
        while (n != null) {
            if (n.lo == lo && n.hi == hi) return false;
            parent = n;
            n.max = Math.max(n.max, hi);
            n = lo < n.lo ? n.left : n.right;
        }
        Node fresh = new Node(lo, hi);
        if (parent == null) root = fresh;
        else if (lo < parent.lo) parent.left = fresh;
        else parent.right = fresh;
        size++;
        return true;
    }
    public boolean overlaps(int lo, int hi) {
        Node n = root;
        while (n != null && !(n.lo <= hi && lo <= n.hi)) {
            n = n.left != null && n.left.max >= lo ? n.left : n.right;
        }
        return n != null;
    }
    public int size() { return size; }
}
