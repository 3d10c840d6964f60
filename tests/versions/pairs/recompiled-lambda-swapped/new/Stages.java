import java.util.function.IntUnaryOperator;

public class Stages {
    private static final IntUnaryOperator SECOND = n -> n * 9;
    private static final IntUnaryOperator FIRST = n -> n + 7;

    public static int run(int n) {
        return SECOND.applyAsInt(FIRST.applyAsInt(n));
    }
}
