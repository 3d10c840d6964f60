/** Numbers that a solver is no help with, because they are reduced where they are made: small ones are drawn. */
public final class Fractions {
    private final int over;
    private final int under;

    public Fractions(int over, int under) {
        if (under == 0) {
            throw new ArithmeticException("nothing is divided by zero");
        }
        int divisor = divisor(Math.abs(over), Math.abs(under));
        int sign = under < 0 ? -1 : 1;
        this.over = sign * over / divisor;
        this.under = sign * under / divisor;
    }

    private static int divisor(int a, int b) {
        return b == 0 ? a : divisor(b, a % b);
    }

    public boolean isLess(Fractions other) {
        return (long) over * other.under < (long) other.over * under;
    }

    public boolean isWhole() {
        return under == 1;
    }
}
