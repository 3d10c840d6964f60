/** Exceptions leave it half done, and a test may go on after them. */
public class Interrupted {
    private int reserved;
    private int sold;
    private boolean busy;

    public void sell(int amount, int parts) {
        reserved = amount > 0 ? amount : 1;
        sold = 100 / parts;
        if (sold > 50) {
            reserved = 0;
        }
    }

    public int run(Runnable work) {
        busy = true;
        work.run();
        busy = false;
        return sold;
    }

    // Only what came after `busy = true` and threw leaves it so.
    public boolean isStuck() {
        return busy && reserved == 0;
    }

    // Reserved, and nothing sold: a division by zero, or more parts than a hundred.
    public boolean isHalf() {
        return reserved > 0 && sold == 0;
    }
}
