// What is left elsewhere is not the same.
// diff: versions.interrupt_reference.E::f
package versions.interrupt_reference;

final class E {
    static int f() {
        return 1;
    }
}
