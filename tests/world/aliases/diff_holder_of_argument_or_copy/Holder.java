package aliases.diff_holder_of_argument_or_copy;

/** Holds an array. */
public final class Holder {
    private final int[] content;

    public Holder(int[] content) {
        this.content = content;
    }

    public int first() {
        return content[0];
    }
}
