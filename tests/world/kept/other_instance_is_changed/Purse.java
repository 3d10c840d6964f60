package kept.other_instance_is_changed;

// A method takes from another object of the class, more than that has.
// check: kept.other_instance_is_changed.Purse::open
public final class Purse {
    private int coins;

    public Purse(int coins) {
        this.coins = Math.abs(coins % 10);
    }

    public void give(Purse other) {
        if (coins >= 2) {
            coins -= 2;
            other.coins -= coins;
        }
    }

    public int open() {
        assert coins >= 0;
        return coins;
    }
}
