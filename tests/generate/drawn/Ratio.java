/** Made by a static method alone, and computed with others of its kind: both are reduced, which no solver likes. */
public final class Ratio {
    private final int above;
    private final int below;

    private Ratio(int above, int below) {
        this.above = above;
        this.below = below;
    }

    public static Ratio of(int above, int below) {
        if (below == 0) {
            throw new ArithmeticException("nothing below");
        }
        int common = common(Math.abs(above), Math.abs(below));
        return below < 0 ? new Ratio(-above / common, -below / common) : new Ratio(above / common, below / common);
    }

    private static int common(int a, int b) {
        while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    public Ratio plus(Ratio other) {
        if (other.below == below) {
            return of(above + other.above, below);
        }
        int common = common(below, other.below);
        return common == 1
                ? of(above * other.below + other.above * below, below * other.below)
                : of(above * (other.below / common) + other.above * (below / common), below / common * other.below);
    }

    public boolean isInverseOf(Ratio other) {
        return above != 0 && above == other.below && below == other.above;
    }
}
