package kept.check_told_when_it_is_set;

// What is printed comes after all that the initialiser does.
// check: kept.check_told_when_it_is_set.Clock::hours => HOLDS
public final class Clock {
    private static final int HOURS = Integer.parseInt("24");

    static {
        System.out.println("loaded");
    }

    public static int hours() {
        assert HOURS == 24;
        return HOURS;
    }
}
