package versions.array_by_own_alias;

final class Filler {
    private final int[] a;

    Filler(int[] a) {
        this.a = a;
    }

    void fill() {
        a[0] = 2;
    }
}
