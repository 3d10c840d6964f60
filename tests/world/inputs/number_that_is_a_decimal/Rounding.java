// Tempts: of the usual boxes a number whose long value is zero is small; a BigDecimal gives its lowest bits.
// generate: inputs.number_that_is_a_decimal.Rounding
package inputs.number_that_is_a_decimal;

public final class Rounding {
    private Rounding() {}

    static int cut(Number amount) {
        if (amount == null) {
            return 0;
        }
        long whole = amount.longValue();
        if (whole == 0 && amount.doubleValue() > 1_000_000) { // tempts
            return -2;
        }
        return whole > 1000 ? 1000 : (int) whole;
    }
}
