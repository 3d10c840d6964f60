package versions.overload_by_a_new_superclass;

class Extra {
    int one(String x) { return 2; }
}

final class Part extends Extra {
    int one(Object x) { return 1; }

    static int twice(int x) { return x + x; }
}
