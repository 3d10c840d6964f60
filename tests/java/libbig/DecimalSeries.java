package libbig;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

// e, ln 2 and square roots to 60 digits; long sums; sets of decimals.
public class DecimalSeries {
    static final MathContext MC = new MathContext(65);

    static BigDecimal e() {
        BigDecimal sum = BigDecimal.ONE;
        BigDecimal term = BigDecimal.ONE;
        for (int i = 1; i < 55; i++) {
            term = term.divide(BigDecimal.valueOf(i), MC);
            sum = sum.add(term, MC);
        }
        return sum;
    }

    static BigDecimal ln2() {
        BigDecimal sum = BigDecimal.ZERO;
        BigDecimal ninth = BigDecimal.ONE.divide(BigDecimal.valueOf(9), MC);
        BigDecimal p = BigDecimal.valueOf(2).divide(BigDecimal.valueOf(3), MC);
        for (int i = 1; i < 140; i += 2) {
            sum = sum.add(p.divide(BigDecimal.valueOf(i), MC), MC);
            p = p.multiply(ninth, MC);
        }
        return sum;
    }

    static BigDecimal root(BigDecimal x) {
        BigDecimal r = new BigDecimal(Math.sqrt(x.doubleValue()));
        for (int i = 0; i < 4; i++) r = r.add(x.divide(r, MC), MC).divide(BigDecimal.valueOf(2), MC);
        return r;
    }

    public static void main(String[] args) {
        System.out.println(e().setScale(60, RoundingMode.DOWN));
        System.out.println(ln2().setScale(60, RoundingMode.DOWN));
        for (int n : new int[] {2, 3, 10}) System.out.println(n + " " + root(BigDecimal.valueOf(n)).setScale(55, RoundingMode.HALF_UP) + " " + root(BigDecimal.valueOf(n)).round(new MathContext(50)).compareTo(BigDecimal.valueOf(n).sqrt(new MathContext(50))));
        BigDecimal h = BigDecimal.ZERO;
        for (int i = 1; i <= 40; i++) h = h.add(BigDecimal.ONE.divide(BigDecimal.valueOf(i), 30, RoundingMode.HALF_EVEN));
        System.out.println(h);
        BigDecimal exact = BigDecimal.ZERO;
        for (int i = 0; i < 60; i++) exact = exact.add(BigDecimal.ONE.divide(BigDecimal.valueOf(2).pow(i)));
        System.out.println(exact + " " + exact.precision() + " " + exact.scale());
        BigDecimal big = new BigDecimal("9".repeat(100) + "." + "9".repeat(100));
        System.out.println(big.add(new BigDecimal("1E-100")) + " " + big.precision());
        System.out.println(big.multiply(big).precision() + " " + big.round(new MathContext(10)) + " " + big.toBigInteger().equals(BigInteger.TEN.pow(100).subtract(BigInteger.ONE)));
        System.out.println(new BigDecimal("1E+100").subtract(new BigDecimal("1E-20")).precision() + " " + new BigDecimal("1E+100").add(new BigDecimal("1E-20"), MathContext.DECIMAL64));
        TreeSet<BigDecimal> sorted = new TreeSet<>();
        List<BigDecimal> list = new ArrayList<>();
        for (String s : "1.0 1.00 -3 2.5 1 0.1E1 1E-5 -3.0 100E-1".split(" ")) {
            sorted.add(new BigDecimal(s));
            list.add(new BigDecimal(s));
        }
        System.out.println(sorted + " " + new java.util.HashSet<>(list).size() + " " + list.indexOf(new BigDecimal("1.00")) + " " + list.contains(new BigDecimal("10")));
        Collections.sort(list);
        System.out.println(list);
        System.out.println(list.stream().reduce(BigDecimal.ZERO, BigDecimal::add) + " " + list.stream().map(BigDecimal::stripTrailingZeros).distinct().count());
        BigDecimal golden = BigDecimal.ONE;
        for (int i = 0; i < 100; i++) golden = BigDecimal.ONE.add(BigDecimal.ONE.divide(golden, MC), MC);
        System.out.println(golden.setScale(40, RoundingMode.FLOOR));
        StringBuilder digits = new StringBuilder();
        BigDecimal frac = new BigDecimal("0.1");
        for (int i = 0; i < 30; i++) {
            frac = frac.multiply(BigDecimal.valueOf(2));
            digits.append(frac.intValue());
            frac = frac.subtract(BigDecimal.valueOf(frac.intValue()));
        }
        System.out.println("0.1 = 0b0." + digits + " rest " + frac);
        System.out.println(new BigDecimal("-1234567.891").toBigInteger().toString(36) + " " + new BigDecimal(new BigInteger("123456789"), 4, new MathContext(3)));
    }
}
