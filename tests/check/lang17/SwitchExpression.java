// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class SwitchExpression {
    enum Coin { PENNY, DIME, QUARTER }

    static int cents(Coin coin) {
        return switch (coin) {
            case PENNY -> 1;
            case DIME -> 10;
            case QUARTER -> {
                int half = 50;
                yield half / 2;
            }
        };
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Coin coin = Coin.values()[Math.floorMod(n, 3)];
        int cents = cents(coin);
        assert cents > 0 && cents <= 25;
        assert cents != 25 || coin == Coin.QUARTER;
    }
}
