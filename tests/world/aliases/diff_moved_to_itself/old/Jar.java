package aliases.diff_moved_to_itself;

// Both arguments are the same object; only the target differs, so its objects are made alike.
// diff: aliases.diff_moved_to_itself.Jar::move => DIFFERENT
public final class Jar {
    private int beans;

    public Jar(int beans) {
        this.beans = beans;
    }

    public int beans() {
        return beans;
    }

    public static void move(Jar from, Jar to, int count) {
        from.beans -= count;
        to.beans += count;
    }
}
