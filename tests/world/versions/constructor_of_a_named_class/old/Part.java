// A class is asked for by its name; what differs is no public method of it.
// diff: versions.constructor_of_a_named_class.Part => DIFFERENT
package versions.constructor_of_a_named_class;

public final class Part {
    final int size;

    Part(int size) { this.size = size; }

    public static int twice(int x) { return x * 2; }

    static int one(int x) { return x; }
}
