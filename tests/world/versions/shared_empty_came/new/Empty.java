package versions.shared_empty_came;

final class Empty {
    private static final int[] NONE = new int[0];

    static int[] none() {
        return NONE;
    }
}
