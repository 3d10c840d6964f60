/** A search tree of ints, by recursion. */
public final class SearchTreeInt {
    private SearchTreeInt left;
    private SearchTreeInt right;
    private int element;

    public SearchTreeInt(int element) {
        this.element = element;
    }

    public int element() {
        return element;
    }

    public boolean contains(int wanted) {
        if (wanted == element) {
            return true;
        }
        SearchTreeInt below = wanted < element ? left : right;
        return below != null && below.contains(wanted);
    }

    public boolean add(int added) {
        if (added == element) {
            return false;
        }
        if (added < element) {
            if (left != null) {
                return left.add(added);
            }
            left = new SearchTreeInt(added);
        } else {
            if (right != null) {
                return right.add(added);
            }
            right = new SearchTreeInt(added);
        }
        return true;
    }

    public int min() {
        return left == null ? element : left.min();
    }

    public int max() {
        return right == null ? element : right.max();
    }

    public int size() {
        int size = 1;
        if (left != null) {
            size += left.size();
        }
        if (right != null) {
            size += right.size();
        }
        return size;
    }

    public int height() {
        int below = 0;
        if (left != null) {
            below = left.height();
        }
        if (right != null) {
            below = Math.max(below, right.height());
        }
        return below + 1;
    }

    public boolean addBoth(int a, int b) {
        boolean one = add(a);
        return add(b) && one;
    }

    public boolean move(int from, int to) {
        return contains(from) && add(to);
    }
}
