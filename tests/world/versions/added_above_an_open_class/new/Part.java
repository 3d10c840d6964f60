package versions.added_above_an_open_class;

abstract sealed class Part permits Open {
    int one() { return 1; }

    static int twice(int x) { return x + x; }
}

non-sealed class Open extends Part { }
