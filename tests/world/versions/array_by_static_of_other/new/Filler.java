package versions.array_by_static_of_other;

final class Filler {
    static int[] a;

    static void fill() {
        a[0] = 2;
    }
}
