package versions.overload_by_a_new_interface;

interface Extra {
    default int one(String x) { return 2; }
}

final class Part implements Extra {
    public int one(Object x) { return 1; }

    static int twice(int x) { return x + x; }
}
