public class Meter {
    private int calls;
    private int sum;

    public int add(int value, int limit) {
        calls++;
        if (limit < value) {
            throw new IllegalArgumentException("over " + limit);
        }
        sum = value + sum;
        return sum;
    }
}
