package libbig;

import java.math.BigInteger;

// Numbers of a few hundred digits: factorials, Fibonacci, powers, division back.
public class BigIntLarge {
    static BigInteger factorial(int n) {
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= n; i++) f = f.multiply(BigInteger.valueOf(i));
        return f;
    }

    static BigInteger isqrt(BigInteger n) {
        BigInteger x = BigInteger.ONE.shiftLeft(n.bitLength() / 2 + 1);
        while (true) {
            BigInteger y = x.add(n.divide(x)).shiftRight(1);
            if (y.compareTo(x) >= 0) return x;
            x = y;
        }
    }

    static int digitSum(BigInteger b) {
        int s = 0;
        for (char c : b.toString().toCharArray()) s += c - '0';
        return s;
    }

    public static void main(String[] args) {
        BigInteger f = factorial(120);
        System.out.println(f);
        System.out.println(f.toString().length() + " digits, " + f.bitLength() + " bits, sum " + digitSum(f) + ", trailing zero bits " + f.getLowestSetBit() + ", hash " + f.hashCode());
        BigInteger back = f;
        for (int i = 120; i > 1; i--) {
            BigInteger[] qr = back.divideAndRemainder(BigInteger.valueOf(i));
            if (qr[1].signum() != 0) System.out.println("remainder at " + i);
            back = qr[0];
        }
        System.out.println(back);
        BigInteger a = BigInteger.ZERO;
        BigInteger b = BigInteger.ONE;
        for (int i = 0; i < 900; i++) {
            BigInteger t = a.add(b);
            a = b;
            b = t;
        }
        System.out.println(a);
        System.out.println(a.gcd(factorial(30)) + " " + a.mod(BigInteger.valueOf(1_000_000_007)));
        BigInteger p = BigInteger.valueOf(7).pow(230);
        BigInteger q = BigInteger.valueOf(11).pow(150).add(BigInteger.ONE);
        System.out.println(p.divide(q) + " " + p.mod(q).equals(p.subtract(p.divide(q).multiply(q))));
        System.out.println(p.multiply(q).divide(p).equals(q) + " " + p.multiply(p).sqrt().equals(p) + " " + p.multiply(q).subtract(q.multiply(p)));
        BigInteger two = BigInteger.TEN.pow(160).multiply(BigInteger.TWO);
        System.out.println(isqrt(two) + " " + isqrt(two).equals(two.sqrt()));
        System.out.println(p.toString(16));
        System.out.println(new BigInteger(p.toString(16), 16).equals(p) + " " + new BigInteger(p.toString(2), 2).equals(p) + " " + new BigInteger(p.toString(36), 36).equals(p) + " " + new BigInteger(p.toByteArray()).equals(p));
        System.out.println(p.negate().divide(q.negate()).equals(p.divide(q)) + " " + p.negate().remainder(q).add(p.remainder(q)) + " " + p.negate().mod(q).add(p.mod(q)).equals(q));
        System.out.println(p.xor(q).xor(q).equals(p) + " " + p.and(q).add(p.or(q)).equals(p.add(q)) + " " + p.not().add(p));
        BigInteger big = BigInteger.ONE.shiftLeft(1500).subtract(BigInteger.ONE);
        System.out.println(big.multiply(big).add(big.shiftLeft(1)).add(BigInteger.ONE).equals(BigInteger.ONE.shiftLeft(3000)) + " " + big.bitCount() + " " + big.mod(BigInteger.valueOf(1009)));
        BigInteger pi = BigInteger.ZERO;
        BigInteger unit = BigInteger.TEN.pow(60);
        for (int[] term : new int[][] {{16, 5}, {-4, 239}}) {
            BigInteger x = unit.divide(BigInteger.valueOf(term[1]));
            BigInteger sum = BigInteger.ZERO;
            for (int n = 1; x.signum() != 0; n += 2) {
                sum = n % 4 == 1 ? sum.add(x.divide(BigInteger.valueOf(n))) : sum.subtract(x.divide(BigInteger.valueOf(n)));
                x = x.divide(BigInteger.valueOf((long) term[1] * term[1]));
            }
            pi = pi.add(sum.multiply(BigInteger.valueOf(term[0])));
        }
        System.out.println(pi.divide(BigInteger.valueOf(1000)));
    }
}
