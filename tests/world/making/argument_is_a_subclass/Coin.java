package making.argument_is_a_subclass;

/** A coin, as the class path knows it. */
public class Coin {
    private final int value;

    public Coin(int value) {
        this.value = value > 0 ? value : 1;
    }

    public int value() {
        return value & 0xff;
    }
}
