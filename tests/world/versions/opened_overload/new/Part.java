package versions.opened_overload;

final class Part {
    static int one(Object x) { return 1; }

    static int one(String x) { return 2; }

    int twice(int x) { return x + x; }
}
