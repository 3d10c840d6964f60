package aliases.diff_reads_source_again;

/** Some coins. */
public final class Purse {
    int coins;

    public Purse(int coins) {
        this.coins = coins;
    }
}
