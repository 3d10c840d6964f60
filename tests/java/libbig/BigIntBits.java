package libbig;

import java.math.BigInteger;
import java.util.Random;

// Bit operations on two's complement, shifts, modular arithmetic, primes.
public class BigIntBits {
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

    static BigInteger h(String s) {
        return new BigInteger(s, 16);
    }

    public static void main(String[] args) {
        BigInteger a = h("fedcba98765432100123456789abcdef");
        BigInteger n = h("-123456789abcdef0123456789");
        t("logic", () -> a.and(n).toString(16) + " " + a.or(n).toString(16) + " " + a.xor(n).toString(16) + " " + a.not().toString(16) + " " + a.andNot(n).toString(16));
        for (int s : new int[] {0, 1, 31, 32, 33, 64, 100, 200, -1, -70}) {
            System.out.println(s + " " + a.shiftLeft(s).toString(16) + " " + a.shiftRight(s).toString(16) + " " + n.shiftLeft(s).toString(16) + " " + n.shiftRight(s).toString(16));
        }
        t("minus one shifts", () -> BigInteger.ONE.negate().shiftRight(1000) + " " + BigInteger.ONE.shiftRight(1) + " " + BigInteger.ZERO.shiftLeft(99) + " " + new BigInteger("-8").shiftRight(2) + " " + new BigInteger("-9").shiftRight(2));
        t("test", () -> a.testBit(0) + " " + a.testBit(4) + " " + a.testBit(500) + " " + n.testBit(500) + " " + a.setBit(130).toString(16) + " " + a.clearBit(0).toString(16) + " " + a.flipBit(127).toString(16) + " " + n.clearBit(200).toString(16));
        t("test neg", () -> a.testBit(-1));
        t("set neg", () -> a.setBit(-1));
        t("lengths", () -> a.bitLength() + " " + n.bitLength() + " " + new BigInteger("-256").bitLength() + " " + new BigInteger("-257").bitLength() + " " + n.bitCount() + " " + BigInteger.ONE.negate().bitCount() + " " + BigInteger.ONE.shiftLeft(77).getLowestSetBit());
        BigInteger m = new BigInteger("1000000007");
        t("modPow", () -> BigInteger.TWO.modPow(new BigInteger("1000000006"), m) + " " + new BigInteger("-3").modPow(BigInteger.valueOf(5), BigInteger.TEN) + " " + a.modPow(n.negate(), m) + " " + BigInteger.TEN.modPow(BigInteger.ZERO, BigInteger.ONE) + " " + BigInteger.valueOf(3).modPow(BigInteger.valueOf(-1), BigInteger.valueOf(7)));
        t("modPow even modulus", () -> BigInteger.valueOf(7).modPow(BigInteger.valueOf(123456), BigInteger.valueOf(1L << 20)) + " " + BigInteger.valueOf(11).modPow(BigInteger.valueOf(99), BigInteger.valueOf(360)));
        t("modPow bad", () -> a.modPow(BigInteger.ONE, BigInteger.ZERO));
        t("modPow no inverse", () -> BigInteger.valueOf(4).modPow(BigInteger.valueOf(-1), BigInteger.valueOf(8)));
        t("modInverse", () -> BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + a.modInverse(m) + " " + n.modInverse(m));
        t("modInverse none", () -> BigInteger.valueOf(6).modInverse(BigInteger.valueOf(9)));
        t("modInverse bad", () -> BigInteger.ONE.modInverse(BigInteger.valueOf(-2)));
        t("prime", () -> new BigInteger("97").isProbablePrime(20) + " " + new BigInteger("91").isProbablePrime(20) + " " + m.isProbablePrime(20) + " " + BigInteger.ONE.isProbablePrime(5) + " " + BigInteger.TWO.isProbablePrime(5) + " " + new BigInteger("561").isProbablePrime(30));
        t("next prime", () -> BigInteger.valueOf(100).nextProbablePrime() + " " + BigInteger.ZERO.nextProbablePrime() + " " + BigInteger.valueOf(7919).nextProbablePrime());
        t("next neg", () -> BigInteger.valueOf(-1).nextProbablePrime());
        t("random bits", () -> new BigInteger(100, new Random(1)) + " " + new BigInteger(0, new Random(1)) + " " + new BigInteger(8, new Random(7)).bitLength());
        t("random neg", () -> new BigInteger(-1, new Random(1)));
        BigInteger rsaN = new BigInteger("3233");
        StringBuilder enc = new StringBuilder();
        StringBuilder dec = new StringBuilder();
        for (char c : "OBLIGATO".toCharArray()) {
            BigInteger x = BigInteger.valueOf(c).modPow(BigInteger.valueOf(17), rsaN);
            enc.append(x).append(' ');
            dec.append((char) x.modPow(BigInteger.valueOf(2753), rsaN).intValue());
        }
        System.out.println(enc + " " + dec);
    }
}
