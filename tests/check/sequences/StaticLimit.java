// check: StaticLimit::share
// property: exceptions
// verdict: VIOLATED
// witness: before call StaticLimit.people(int)[int 0]; int 12
public class StaticLimit {
    private static int people = 4;

    public static void people(int count) {
        people = count;
    }

    public static int share(int total) {
        return total / people;
    }
}
