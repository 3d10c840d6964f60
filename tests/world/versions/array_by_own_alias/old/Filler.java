// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.array_by_own_alias.Holder::first
package versions.array_by_own_alias;

final class Filler {
    private final int[] a;

    Filler(int[] a) {
        this.a = a;
    }

    void fill() {
        a[0] = 1;
    }
}
