// A class gets an interface that was not there before, with an overload of one of its methods.
// diff:
package versions.overload_by_a_new_interface;

final class Part {
    public int one(Object x) { return 1; }

    static int twice(int x) { return x * 2; }
}
