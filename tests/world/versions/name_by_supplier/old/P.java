// What is left elsewhere is not the same.
// diff: versions.name_by_supplier.P::f
package versions.name_by_supplier;

final class P {
    static void f() {}
}
