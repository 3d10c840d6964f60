package arith;

/** Literal forms: hexadecimal floats, octal, binary, underscores, extreme values, escapes. */
public class HexFloatLiterals {
    static strictfp double scaled(double a, double b, double c) { return a * b / c; }

    static void d(double x) { System.out.println(x + " " + Long.toHexString(Double.doubleToRawLongBits(x))); }
    static void f(float x) { System.out.println(x + "f " + Integer.toHexString(Float.floatToRawIntBits(x))); }

    public static void main(String[] args) {
        d(0x1p0);
        d(0x1.8p1);
        d(0x.8p0);
        d(0x1.fffffffffffffp1023);
        d(0x1p-1022);
        d(0x0.0000000000001p-1022);
        d(-0x1p-1074);
        d(0xABC.DEFp-8);
        d(0x1.00000000000008p0);
        d(0x1.00000000000018p0);
        d(0x1P3D);
        d(1e-5);
        d(1.e3);
        d(.5e-1);
        d(123_456.789_012);
        d(1d);
        d(0e10);
        d(-0.0);
        d(4.9e-324);
        d(1.7976931348623157e308);
        d(100);
        d('A');
        f(0x1p-149f);
        f(0x1.fffffep127f);
        f(0x1.000001p0f);
        f(0x1.000003p0f);
        f(1e10f);
        f(3.4028235e38f);
        f(1.17549449e-38f);
        f(16777217);
        f(.1f);
        f(12345678L);
        System.out.println(0b1010 + " " + 0B1111_0000 + " " + 017 + " " + 0_17 + " " + 0x7fff_ffff + " " + 0xffff_ffff);
        System.out.println(0b11111111111111111111111111111111 + " " + 037777777777 + " " + 020000000000);
        System.out.println(0xffff_ffff_ffff_ffffL + " " + 0777777777777777777777L + " " + 01000000000000000000000L + " " + 0x8000_0000L);
        System.out.println(-2147483648 + " " + -9223372036854775808L + " " + 2147483647 + " " + 9223372036854775807L);
        System.out.println((int) '\0' + " " + (int) '\7' + " " + (int) '\77' + " " + (int) '\377' + " " + (int) '\u0041' + " " + (int) '\uffff');
        System.out.println("\101\60\061" + "\1234".length() + "\400".length() + "\s|".length());
        System.out.println((int) "\b\t\n\f\r\"\'\\".charAt(3) + " " + "\b\t\n\f\r\"\'\\".length());
        d(scaled(1e308, 10, 10));
        d(scaled(1e-308, 1e-10, 1e-10));
        d(scaled(3, 1, 7));
    }
}
