import java.util.function.IntUnaryOperator;

public class Twice {
    public static int apply(int step, int start) {
        IntUnaryOperator move = n -> n + step * 2;
        return run(move, start);
    }

    private static int run(IntUnaryOperator move, int start) {
        return move.applyAsInt(move.applyAsInt(start));
    }
}
