package kept.clone_in_the_middle;

// A copy is made by the caller while the original is not whole.
// check: kept.clone_in_the_middle.Pair::sum
public class Pair implements Cloneable {
    private int left;
    private int right;

    public void move(int by, Runnable between) {
        left += by;
        between.run();
        right -= by;
    }

    @Override
    public Pair clone() throws CloneNotSupportedException {
        return (Pair) super.clone();
    }

    public int sum() {
        assert left + right == 0;
        return left + right;
    }
}
