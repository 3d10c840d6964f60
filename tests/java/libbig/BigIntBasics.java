package libbig;

import java.math.BigInteger;
import java.util.Arrays;

// BigInteger arithmetic, signs, comparison, conversions and failures.
public class BigIntBasics {
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

    static BigInteger b(String s) {
        return new BigInteger(s);
    }

    public static void main(String[] args) {
        BigInteger a = b("123456789012345678901234567890");
        BigInteger c = b("-987654321098765432109876543210");
        t("add", () -> a.add(c) + " " + a.subtract(c) + " " + a.multiply(c) + " " + c.negate() + " " + c.abs());
        String[] ds = {"17", "-17", "0", "5", "-5", "100000000000000000000"};
        for (String x : ds) {
            for (String y : new String[] {"5", "-5", "100000000000000000007"}) {
                System.out.println(x + " by " + y + ": " + b(x).divide(b(y)) + " " + b(x).remainder(b(y)) + " " + Arrays.toString(b(x).divideAndRemainder(b(y))));
            }
            System.out.println(x + " sign " + b(x).signum() + " bitLength " + b(x).bitLength() + " bitCount " + b(x).bitCount() + " lowest " + b(x).getLowestSetBit() + " hash " + b(x).hashCode() + " mod 7 " + b(x).mod(b("7")));
        }
        t("div 0", () -> a.divide(BigInteger.ZERO));
        t("rem 0", () -> a.remainder(BigInteger.ZERO));
        t("mod neg", () -> a.mod(b("-3")));
        t("pow", () -> b("-3").pow(41) + " " + b("2").pow(200) + " " + b("0").pow(0) + " " + b("10").pow(0));
        t("pow neg", () -> b("3").pow(-1));
        t("gcd", () -> b("48").gcd(b("-36")) + " " + b("0").gcd(b("0")) + " " + b("0").gcd(b("7")) + " " + a.gcd(c));
        t("compare", () -> a.compareTo(c) + " " + c.compareTo(a) + " " + a.compareTo(b(a.toString())) + " " + a.equals(b(a.toString())) + " " + a.max(c).equals(a) + " " + a.min(c).equals(c) + " " + a.equals(5));
        t("constants", () -> BigInteger.ZERO + " " + BigInteger.ONE + " " + BigInteger.TWO + " " + BigInteger.TEN + " " + (BigInteger.valueOf(0) == BigInteger.ZERO) + " " + BigInteger.valueOf(Long.MIN_VALUE));
        t("int", () -> a.intValue() + " " + a.longValue() + " " + c.shortValue() + " " + c.byteValue() + " " + a.doubleValue() + " " + b("1" + "0".repeat(400)).doubleValue());
        t("intExact", () -> b("2147483647").intValueExact() + " " + b("-9223372036854775808").longValueExact());
        t("intExact over", () -> b("2147483648").intValueExact());
        t("longExact over", () -> a.longValueExact());
        t("byteExact over", () -> b("128").byteValueExact());
        t("shortExact over", () -> b("-32769").shortValueExact());
        t("radix", () -> a.toString(16) + " " + a.toString(2).length() + " " + a.toString(36) + " " + c.toString(7) + " " + a.toString(99) + " " + new BigInteger("-zz", 36) + " " + new BigInteger("+ff", 16));
        for (String bad : new String[] {"", "-", "12a", " 1", "--1", "1.5", "+-1", "0x10"}) t("bad '" + bad + "'", () -> b(bad));
        t("bad radix", () -> new BigInteger("1", 40));
        t("null", () -> b(null));
        t("leading zeros", () -> b("-000123") + " " + b("000") + " " + b("+5") + " " + b("-0").signum());
        t("bytes", () -> Arrays.toString(b("128").toByteArray()) + Arrays.toString(b("-128").toByteArray()) + Arrays.toString(b("0").toByteArray()) + Arrays.toString(b("65536").toByteArray()) + new BigInteger(new byte[] {-1, 0}) + " " + new BigInteger(1, new byte[] {-1, 0}) + " " + new BigInteger(-1, new byte[] {1}));
        t("bytes empty", () -> new BigInteger(new byte[0]));
        t("signum bad", () -> new BigInteger(2, new byte[] {1}));
        t("signum zero", () -> new BigInteger(0, new byte[] {1}));
        t("sqrt", () -> a.sqrt() + " " + b("0").sqrt() + " " + Arrays.toString(b("26").sqrtAndRemainder()));
        t("sqrt neg", () -> c.sqrt());
    }
}
