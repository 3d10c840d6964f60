package missing.function_in_a_constant;

import java.util.function.IntUnaryOperator;

public final class Rules {
    public static final IntUnaryOperator DISCOUNT = price -> price - price / 20;
    public static final IntUnaryOperator NONE = price -> price;

    private Rules() {
    }
}
