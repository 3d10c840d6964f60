public class Meter {
    private int calls;
    private int sum;

    public int add(int value, int limit) {
        try {
            if (value > limit) {
                throw new IllegalArgumentException("over " + limit);
            }
            sum += value;
            return sum;
        } finally {
            calls++;
        }
    }
}
