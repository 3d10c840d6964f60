package callbacks.open_class_inherits_in_generate;

// Money is open; byteValue is inherited from Number, and may close the purse.
// generate: callbacks.open_class_inherits_in_generate.Purse
public final class Purse {
    private boolean open;

    public void close() {
        open = false;
    }

    public int pay(Money money) {
        open = true;
        int coins = money.byteValue();
        if (!open) { // tempts
            return -1;
        }
        return coins;
    }
}
class Money extends Number {
    public final int intValue() {
        return 7;
    }
    public final long longValue() {
        return 7;
    }
    public final float floatValue() {
        return 7;
    }
    public final double doubleValue() {
        return 7;
    }
}
