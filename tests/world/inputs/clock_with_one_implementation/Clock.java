// Tempts: the interface has one implementation on the class path, and the caller writes another.
// check: inputs.clock_with_one_implementation.Timeout::left(inputs.clock_with_one_implementation.Clock,int) => VIOLATED
package inputs.clock_with_one_implementation;

interface Clock {
    int now();
}

final class FixedClock implements Clock {
    @Override
    public int now() {
        return 100;
    }
}

final class Timeout {
    private Timeout() {}

    static int left(Clock clock, int deadline) {
        if (clock == null || deadline < 100 || deadline > 10_000) {
            return 0;
        }
        int left = deadline - clock.now();
        assert left >= 0 : "too late";
        return left;
    }
}
