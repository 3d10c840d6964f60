/** About a hundred lines: an account with a daily limit, a history of states and refusals. */
public class Account {
    public enum Status {
        OPEN,
        FROZEN,
        CLOSED
    }

    public static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;

        public Refused(String why) {
            super(why);
        }
    }

    private static final int DAILY = 500;
    private Status status = Status.OPEN;
    private int balance;
    private int spentToday;
    private int failures;
    private final boolean business;

    public Account(int deposit, boolean business) {
        if (deposit < 0) {
            throw new Refused("deposit");
        }
        this.balance = deposit;
        this.business = business;
    }

    public void deposit(int amount) {
        if (amount <= 0 || status == Status.CLOSED) {
            throw new Refused("deposit");
        }
        int sum = balance + amount;
        if (sum < 0) {
            throw new Refused("overflow");
        }
        balance = sum;
        if (status == Status.FROZEN && balance > 100) {
            status = Status.OPEN;
        }
    }

    public boolean withdraw(int amount, boolean confirmed) {
        if (status != Status.OPEN) {
            return false;
        }
        boolean allowed = amount > 0 && amount <= balance && (business || spentToday + amount <= DAILY);
        if (!allowed || amount > 300 && !confirmed) {
            failures++;
            if (failures >= 2 && !business) {
                status = Status.FROZEN;
            }
            return false;
        }
        balance -= amount;
        spentToday += amount;
        return true;
    }

    public void midnight() {
        spentToday = 0;
        failures = failures > 0 ? failures - 1 : 0;
    }

    public boolean close() {
        if (balance == 0 && status != Status.FROZEN) {
            status = Status.CLOSED;
            return true;
        }
        return false;
    }

    public int score() {
        switch (status) {
            case CLOSED:
                return 0;
            case FROZEN:
                return balance > 100 ? 1 : 2;
            default:
                return balance > 1000 || business ? 5 : failures > 0 ? 3 : 4;
        }
    }
}
