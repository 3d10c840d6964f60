package versions.member_above_an_open_class;

class Named {
    static int one() { return 1; }
}

abstract class Part {
    private Part() { }

    static class Named {
        static int one() { return 2; }
    }

    static int twice(int x) { return x + x; }

    static class Open extends Part { }
}
