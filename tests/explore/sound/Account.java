/** Instance methods: the receiver is built by constructors and calls. */
public class Account {
    private int balance;
    private final int limit;
    private String owner;

    public Account(int limit) {
        if (limit < 0) {
            throw new IllegalArgumentException("limit");
        }
        this.limit = limit;
    }

    public Account(String owner, int balance) {
        this.owner = owner;
        this.balance = balance;
        this.limit = 100;
    }

    public boolean deposit(int amount) {
        if (amount <= 0) {
            return false;
        }
        balance += amount;
        return balance > 0;
    }

    public int withdraw(int amount) {
        if (balance - amount < -limit) {
            throw new IllegalStateException("overdrawn");
        }
        balance -= amount;
        return balance;
    }

    public String owner() {
        return owner == null ? "nobody" : owner;
    }
}
