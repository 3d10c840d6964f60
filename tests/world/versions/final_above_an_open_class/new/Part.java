package versions.final_above_an_open_class;

abstract class Part {
    private Part() { }

    final int one() { return 1; }

    static int twice(int x) { return x + x; }

    static class Open extends Part { }
}
