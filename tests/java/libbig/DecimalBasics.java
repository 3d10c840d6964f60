package libbig;

import java.math.BigDecimal;
import java.math.BigInteger;

// BigDecimal: scale, precision, the three text forms, equality against comparison.
public class DecimalBasics {
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

    static BigDecimal d(String s) {
        return new BigDecimal(s);
    }

    public static void main(String[] args) {
        for (String s : new String[] {"0", "-0", "0.00", "1", "1.0", "1.50", "-12.3400", "123E5", "1.23E-10", "0.000001", "0.0000001", "1E+3", "-1E-3", "1000", "12345678901234567890.123456789", "0E5", "0E-9", ".5", "5.", "+7", "1e2"}) {
            BigDecimal x = d(s);
            System.out.println(s + " -> " + x + " plain " + x.toPlainString() + " eng " + x.toEngineeringString() + " scale " + x.scale() + " prec " + x.precision() + " unscaled " + x.unscaledValue() + " sign " + x.signum() + " hash " + x.hashCode() + " strip " + x.stripTrailingZeros());
        }
        t("add", () -> d("1.10").add(d("2.205")) + " " + d("1E3").add(d("1")) + " " + d("1.10").subtract(d("1.1")) + " " + d("1.5").multiply(d("-2.00")) + " " + d("0.1").add(d("0.2")));
        t("equals", () -> d("1.0").equals(d("1.00")) + " " + d("1.0").compareTo(d("1.00")) + " " + (d("1.0").hashCode() == d("1.00").hashCode()) + " " + d("1.0").stripTrailingZeros().equals(d("1")) + " " + d("1").equals(1));
        t("compare", () -> d("1E10").compareTo(d("9999999999")) + " " + d("-1").compareTo(d("0.5")) + " " + d("1").max(d("1.0")) + " " + d("1").min(d("1.0")) + " " + d("2").max(d("3")));
        t("divide exact", () -> d("10").divide(d("4")) + " " + d("1").divide(d("8")) + " " + d("1.00").divide(d("2")) + " " + d("100").divide(d("0.25")) + " " + d("0").divide(d("3.5")));
        t("divide inexact", () -> d("1").divide(d("3")));
        t("divide 0", () -> d("1").divide(d("0")));
        t("0 divide 0", () -> d("0").divide(d("0")));
        t("integral", () -> d("7.5").divideToIntegralValue(d("2")) + " " + d("-7.5").divideToIntegralValue(d("2")) + " " + d("7.5").remainder(d("2")) + " " + d("-7.5").remainder(d("2")) + " " + java.util.Arrays.toString(d("100").divideAndRemainder(d("7.3"))));
        t("pow", () -> d("1.1").pow(10) + " " + d("-2").pow(3) + " " + d("0").pow(0) + " " + d("1E3").pow(3));
        t("pow neg", () -> d("2").pow(-1));
        t("pow big", () -> d("2").pow(1000000000));
        t("double ctor", () -> new BigDecimal(0.1) + " " + new BigDecimal(0.5) + " " + new BigDecimal(1e20) + " " + new BigDecimal(-0.0));
        t("valueOf", () -> BigDecimal.valueOf(0.1) + " " + BigDecimal.valueOf(100.0) + " " + BigDecimal.valueOf(5) + " " + BigDecimal.valueOf(12345, 3) + " " + BigDecimal.valueOf(1, -3) + " " + new BigDecimal(BigInteger.TEN, 2) + " " + new BigDecimal(7L));
        t("nan", () -> new BigDecimal(Double.NaN));
        t("inf valueOf", () -> BigDecimal.valueOf(Double.POSITIVE_INFINITY));
        for (String s : new String[] {"", " ", "abc", "1.2.3", "1e", "--1", "1 ", "0x1", "1e99999999999", "NaN", "."}) t("bad '" + s + "'", () -> d(s));
        t("null", () -> d(null));
        t("setScale", () -> d("1.5").setScale(4) + " " + d("1.500").setScale(1) + " " + d("100").setScale(-2));
        t("setScale inexact", () -> d("1.55").setScale(1));
        t("points", () -> d("123.45").movePointLeft(3) + " " + d("123.45").movePointRight(3) + " " + d("5").movePointRight(2) + " " + d("123.45").scaleByPowerOfTen(5) + " " + d("0").movePointLeft(2));
        t("int", () -> d("123.99").intValue() + " " + d("-1E30").longValue() + " " + d("1E400").doubleValue() + " " + d("0.1").doubleValue() + " " + d("99").byteValueExact());
        t("intExact frac", () -> d("1.5").intValueExact());
        t("intExact big", () -> d("1E20").longValueExact());
        t("toBigInteger", () -> d("-99.99").toBigInteger() + " " + d("1E3").toBigIntegerExact());
        t("toBigIntegerExact", () -> d("0.5").toBigIntegerExact());
        t("ulp", () -> d("123.45").ulp() + " " + d("1E3").ulp() + " " + d("-5").abs() + " " + d("5.0").negate() + " " + d("5").plus());
        t("strip zero", () -> d("0.000").stripTrailingZeros() + " " + d("100").stripTrailingZeros() + " " + d("100").stripTrailingZeros().toPlainString() + " " + d("1.2300E+10").stripTrailingZeros().scale());
        t("chars", () -> new BigDecimal("xx12.5yy".toCharArray(), 2, 4));
        t("constants", () -> BigDecimal.ZERO + " " + BigDecimal.ONE + " " + BigDecimal.TEN + " " + (BigDecimal.valueOf(0) == BigDecimal.ZERO));
    }
}
