package shop;

/** Private state that a constructor checks. */
public class Account {

    public static class Overdrawn extends Exception {
        private static final long serialVersionUID = 1;

        public Overdrawn(String message) {
            super(message);
        }
    }

    private final String owner;
    private int balance;
    private boolean open = true;
    private int uses;

    public Account(String owner, int balance) {
        if (owner == null || balance < 0) {
            throw new IllegalArgumentException("bad account");
        }
        this.owner = owner;
        this.balance = balance;
    }

    public int getBalance() {
        return balance;
    }

    public String getOwner() {
        return owner;
    }

    public void close() {
        open = false;
    }

    public int withdraw(int amount) throws Overdrawn {
        uses++;
        if (!open || amount > balance) {
            throw new Overdrawn("too much");
        }
        if (amount < 0) {
            throw new IllegalArgumentException();
        }
        balance -= amount;
        return balance;
    }

    public Account deposit(int amount) {
        balance += amount;
        return this;
    }

    /** Objects as parameters. */
    public static boolean richer(Account a, Account b) {
        return a.balance > b.balance && a.open;
    }

    public static int compare(Account a, Account b) {
        if (a == b) {
            return 0;
        }
        return a.balance >= 100 && !b.open ? 1 : -1;
    }

    public static boolean busy(Account a) {
        return a != null && a.uses == 2;
    }
}
