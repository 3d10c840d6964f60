import java.util.function.IntBinaryOperator;

public class Apply {
    public static int all(int seed, int rounds) {
        return fold((a, b) -> (a << 5) - a + b, seed, rounds);
    }

    private static int fold(IntBinaryOperator step, int seed, int rounds) {
        int value = seed;
        for (int i = 0; i < rounds; i++) {
            value = step.applyAsInt(value, i);
        }
        return value;
    }
}
