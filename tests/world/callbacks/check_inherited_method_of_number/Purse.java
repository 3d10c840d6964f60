package callbacks.check_inherited_method_of_number;

// Money is open; shortValue is inherited from Number.
// check: callbacks.check_inherited_method_of_number.Purse::small(Money)
public final class Purse {
    public static int small(Money money) {
        if (money == null) {
            return 0;
        }
        int coins = money.shortValue();
        assert coins == 7;
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
