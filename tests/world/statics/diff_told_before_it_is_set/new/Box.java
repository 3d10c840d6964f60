package statics.diff_told_before_it_is_set;

public final class Box {
    static {
        System.out.println("loading");
    }

    private static final Integer SIZE = Integer.valueOf(5);

    public static int full() {
        return SIZE == null ? -1 : SIZE;
    }
}
