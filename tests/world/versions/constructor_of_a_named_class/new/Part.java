package versions.constructor_of_a_named_class;

public final class Part {
    final int size;

    Part(int size) { this.size = size + 1; }

    public static int twice(int x) { return x + x; }

    static int one(int x) { return x + 1; }
}
