package versions.array_by_own_alias;

final class Holder {
    private final int[] a = new int[3];

    int[] data() {
        return a;
    }

    int first() {
        return a[0];
    }
}
