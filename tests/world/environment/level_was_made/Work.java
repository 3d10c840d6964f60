package environment.level_was_made;

// A level with a name is known once somebody made it.
// check: environment.level_was_made.Work::plain
public final class Work {
    private Work() {}

    public static int plain() {
        boolean unknown = false;
        try {
            java.util.logging.Level.parse("LOUD");
        } catch (IllegalArgumentException e) {
            unknown = true;
        }
        assert unknown;
        return 1;
    }
}
