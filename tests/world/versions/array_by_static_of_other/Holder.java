package versions.array_by_static_of_other;

final class Holder {
    private final int[] a = new int[3];

    int[] data() {
        return a;
    }

    int first() {
        return a[0];
    }
}
