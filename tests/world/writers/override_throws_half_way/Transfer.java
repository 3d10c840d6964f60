package writers.override_throws_half_way;

// The two amounts are moved together; a hook between them does nothing here, but may throw in a subclass.
// generate: writers.override_throws_half_way.Transfer
public class Transfer {
    private int out;
    private int in;

    protected void log() {
    }

    public void move(int amount) {
        if (amount <= 0 || amount > 9 || out > 1000) {
            return;
        }
        out += amount;
        log();
        in += amount;
    }

    public boolean isBalanced() {
        if (out != in) { // tempts
            return false;
        }
        return true;
    }
}
