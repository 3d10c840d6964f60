package versions.kept_guard_clauses;

final class P {
    static String f(int n) {
        if (n < 0) return "neg";
        if (n < 10) return "small";
        return "big";
    }
}
