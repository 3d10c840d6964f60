// diff:  => EQUIVALENT
package versions.kept_switch_expression;

final class P {
    static int f(int n) {
        switch (n) {
            case 1:
                return 10;
            case 2:
                return 20;
            default:
                return 0;
        }
    }
}
