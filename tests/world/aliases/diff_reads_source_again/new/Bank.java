package aliases.diff_reads_source_again;

// The new version reads the source after the target was written: different if both are one.
// diff: aliases.diff_reads_source_again.Bank::move
public class Bank {
    public static void move(Purse from, Purse to) {
        if (from == null || to == null) {
            return;
        }
        to.coins += from.coins;
        from.coins = 0;
    }
}
