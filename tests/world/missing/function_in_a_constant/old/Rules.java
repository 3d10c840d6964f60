// A function in a constant: its body is a private method without a name that can be written.
// diff:
package missing.function_in_a_constant;

import java.util.function.IntUnaryOperator;

public final class Rules {
    public static final IntUnaryOperator DISCOUNT = price -> price - price / 10;
    public static final IntUnaryOperator NONE = price -> price;

    private Rules() {
    }
}
