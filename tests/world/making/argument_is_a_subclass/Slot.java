package making.argument_is_a_subclass;

// All coins of the program are worth something; the caller may bring a coin of its own.
// generate: making.argument_is_a_subclass.Slot => covered
public final class Slot {
    private Slot() {}

    public static boolean takes(Coin coin) {
        if (coin == null) {
            return false;
        }
        if (coin.value() > 1000) { // tempts
            return false;
        }
        return true;
    }
}
