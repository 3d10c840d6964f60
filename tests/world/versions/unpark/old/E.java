// What is left elsewhere is not the same.
// diff: versions.unpark.E::f
package versions.unpark;

final class E {
    static int f() {
        return 1;
    }
}
