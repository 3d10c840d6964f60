package versions.dollar_static;

public final class Meter {
    static int $total;
    static void add(int n) {
        $total = n + 1;
    }
}
