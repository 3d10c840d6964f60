// What is left elsewhere is not the same.
// diff: versions.locale_by_reference.E::f
package versions.locale_by_reference;

final class E {
    static int f() {
        return 1;
    }
}
