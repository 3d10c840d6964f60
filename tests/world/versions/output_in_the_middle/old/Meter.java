package versions.output_in_the_middle;

// The caller's System.out sees the level while it is shown.
// diff: versions.output_in_the_middle.Meter::show
public final class Meter {
    private static int level;

    private Meter() {}

    static int level() {
        return level;
    }

    public static void show(int n) {
        level = n;
        System.out.println("shown");
    }
}
