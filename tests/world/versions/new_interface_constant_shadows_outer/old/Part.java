// The same with a constant of a new interface.
// diff:
package versions.new_interface_constant_shadows_outer;

class Part {
    static int twice(int x) { return x * 2; }
}
