// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.array_by_static_of_other.Holder::first
package versions.array_by_static_of_other;

final class Filler {
    static int[] a;

    static void fill() {
        a[0] = 1;
    }
}
