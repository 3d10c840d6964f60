package versions.added_to_a_class_with_private_constructor;

abstract class Part {
    private Part() { }

    int one() { return 1; }

    static int twice(int x) { return x + x; }

    static class Open extends Part { }
}
