// diff:  => EQUIVALENT
package versions.kept_guard_clauses;

final class P {
    static String f(int n) {
        if (n >= 0) {
            if (n < 10) {
                return "small";
            } else {
                return "big";
            }
        } else {
            return "neg";
        }
    }
}
