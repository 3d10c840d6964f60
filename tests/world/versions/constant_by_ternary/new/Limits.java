package versions.constant_by_ternary;

final class Limits {
    static final int MAX;

    static {
        MAX = 65;
    }

    static int pick(int n) {
        return n > 3 ? 1 : 0;
    }
}
