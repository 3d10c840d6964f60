// check: StaticRefuses::share
// property: exceptions
// verdict: HOLDS
public final class StaticRefuses {
    private static int people = 4;

    private StaticRefuses() {}

    public static void people(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("nobody");
        }
        people = count;
    }

    public static int share(int total) {
        return total / people;
    }
}
