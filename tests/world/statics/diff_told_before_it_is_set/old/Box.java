package statics.diff_told_before_it_is_set;

// diff: statics.diff_told_before_it_is_set.Box::full
public final class Box {
    private static final Integer SIZE = Integer.valueOf(5);

    static {
        System.out.println("loading");
    }

    public static int full() {
        return SIZE == null ? -1 : SIZE;
    }
}
