import java.util.function.IntUnaryOperator;

public class Filters {
    public static int apply(int value, boolean twice) {
        return twice ? twice(value) : once(value);
    }

    private static int once(int value) {
        IntUnaryOperator step = n -> n * 3 + 1;
        return step.applyAsInt(value);
    }

    private static int twice(int value) {
        IntUnaryOperator step = n -> n * 5 - 2;
        return step.applyAsInt(step.applyAsInt(value));
    }
}
