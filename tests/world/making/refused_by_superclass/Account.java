package making.refused_by_superclass;

/** Refuses what is not positive, after it told its bank. */
public class Account {
    private final int number;

    protected Account(int number, Bank bank) {
        this.number = number;
        bank.opened(this);
        if (number <= 0) {
            throw new IllegalArgumentException("no number");
        }
    }

    public final boolean isOld() {
        if (number < 0) { // tempts
            return true;
        }
        return number < 1000;
    }
}
