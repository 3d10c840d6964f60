public class Counter {
    private int count;

    public int next(int by) {
        count += by;
        return count;
    }

    private int unused() {
        return count + 1;
    }
}
