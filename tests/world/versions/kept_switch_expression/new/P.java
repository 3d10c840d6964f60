package versions.kept_switch_expression;

final class P {
    static int f(int n) {
        return switch (n) {
            case 1 -> 10;
            case 2 -> 20;
            default -> 0;
        };
    }
}
