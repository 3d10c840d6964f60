package libbig;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

// All rounding modes through setScale, divide, MathContext and round.
public class DecimalRounding {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    public static void main(String[] args) {
        String[] vals = {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5", "0.5", "-0.5", "0.49999999999999999999", "2.50000000000000000001"};
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder b = new StringBuilder();
            for (String v : vals) {
                try {
                    b.append(new BigDecimal(v).setScale(0, m)).append(' ');
                } catch (ArithmeticException e) {
                    b.append("! ");
                }
            }
            System.out.println(m + " " + m.ordinal() + ": " + b);
        }
        BigDecimal n = new BigDecimal("-22");
        BigDecimal seven = new BigDecimal("7");
        for (RoundingMode m : RoundingMode.values()) {
            if (m != RoundingMode.UNNECESSARY) {
                System.out.println(m + " " + n.divide(seven, m) + " " + n.divide(seven, 5, m) + " " + n.negate().divide(seven, 3, m) + " " + n.divide(seven, -1, m) + " " + n.divide(seven, new MathContext(4, m)) + " " + new BigDecimal("987654.321").round(new MathContext(3, m)));
            }
        }
        t("unnecessary divide", () -> n.divide(seven, 3, RoundingMode.UNNECESSARY));
        t("unnecessary ok", () -> new BigDecimal("1.2500").setScale(2, RoundingMode.UNNECESSARY));
        t("contexts", () -> MathContext.DECIMAL32 + " | " + MathContext.DECIMAL64 + " | " + MathContext.DECIMAL128 + " | " + MathContext.UNLIMITED + " | " + new MathContext("precision=9 roundingMode=HALF_DOWN"));
        t("bad context", () -> new MathContext(-1));
        t("bad context text", () -> new MathContext("precision=x"));
        t("null mode", () -> new MathContext(5, null));
        BigDecimal third = BigDecimal.ONE.divide(new BigDecimal(3), MathContext.DECIMAL128);
        t("third", () -> third + " " + third.multiply(new BigDecimal(3)) + " " + third.multiply(new BigDecimal(3), MathContext.DECIMAL32) + " " + BigDecimal.ONE.divide(new BigDecimal(3), MathContext.DECIMAL64));
        MathContext mc5 = new MathContext(5);
        t("mc ops", () -> new BigDecimal("123456.789").add(new BigDecimal("0.0001"), mc5) + " " + new BigDecimal("1E10").subtract(BigDecimal.ONE, mc5) + " " + new BigDecimal("99999.5").round(mc5) + " " + new BigDecimal("1.23456789", mc5) + " " + new BigDecimal(Math.PI, mc5) + " " + new BigDecimal("-0.000123456").plus(mc5) + " " + new BigDecimal("2").pow(50, mc5) + " " + new BigDecimal("2").pow(-3, mc5));
        t("mc unlimited divide", () -> BigDecimal.ONE.divide(new BigDecimal(3), MathContext.UNLIMITED));
        t("mc negate", () -> new BigDecimal("123456").negate(mc5) + " " + new BigDecimal("-123456").abs(mc5) + " " + new BigDecimal("17").divideToIntegralValue(new BigDecimal("3"), mc5) + " " + new BigDecimal("17").remainder(new BigDecimal("3"), mc5));
        t("integral too big", () -> new BigDecimal("1E20").divideToIntegralValue(new BigDecimal("3"), mc5));
        t("sqrt", () -> new BigDecimal("2").sqrt(new MathContext(40)) + " " + new BigDecimal("16.00").sqrt(mc5) + " " + new BigDecimal("0.25").sqrt(MathContext.UNLIMITED) + " " + BigDecimal.ZERO.sqrt(mc5) + " " + new BigDecimal("1E-10").sqrt(mc5));
        t("sqrt neg", () -> new BigDecimal("-1").sqrt(mc5));
        t("sqrt unlimited", () -> new BigDecimal("2").sqrt(MathContext.UNLIMITED));
        t("interest", () -> {
            BigDecimal bal = new BigDecimal("1000.00");
            BigDecimal rate = new BigDecimal("0.0375");
            for (int y = 0; y < 12; y++) bal = bal.add(bal.multiply(rate).setScale(2, RoundingMode.HALF_EVEN));
            return bal;
        });
        t("split bill", () -> {
            BigDecimal total = new BigDecimal("100.00");
            BigDecimal share = total.divide(new BigDecimal(7), 2, RoundingMode.DOWN);
            return share + " rest " + total.subtract(share.multiply(new BigDecimal(7)));
        });
        t("mode names", () -> RoundingMode.valueOf("HALF_EVEN") + " " + RoundingMode.valueOf(4));
        t("mode bad", () -> RoundingMode.valueOf("SIDEWAYS"));
        System.out.println(new BigDecimal("1.25").setScale(1, RoundingMode.UNNECESSARY));
    }
}
