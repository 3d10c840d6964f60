package aliases.diff_moved_to_itself;

public final class Jar {
    private int beans;

    public Jar(int beans) {
        this.beans = beans;
    }

    public int beans() {
        return beans;
    }

    public static void move(Jar from, Jar to, int count) {
        int less = from.beans - count;
        int more = to.beans + count;
        from.beans = less;
        to.beans = more;
    }
}
