import java.util.ArrayList;
import java.util.List;
/** A private constructor behind a factory, checked exceptions, an argument that may be the receiver itself. */
public class BankAccount {
    public enum Kind { CHECKING, SAVINGS }
    public static class InsufficientFundsException extends Exception {
        private final long missing;
        public InsufficientFundsException(long missing) { super("missing " + missing); this.missing = missing; }
        public long getMissing() { return missing; }
    }
    private final Kind kind;
    private long balance;
    private boolean frozen;
    private int withdrawals;
    private final List<String> log = new ArrayList<>();
    private BankAccount(Kind kind, long balance) { this.kind = kind; this.balance = balance; }
    public static BankAccount open(Kind kind, long initial) {
        if (kind == null) throw new NullPointerException("kind");
        if (initial < 0 || (kind == Kind.SAVINGS && initial < 100)) throw new IllegalArgumentException("initial");
        return new BankAccount(kind, initial);
    }
    public void deposit(long amount) {
        if (frozen || amount <= 0) throw new IllegalStateException("cannot deposit");
        balance = Math.addExact(balance, amount);
        log.add("d" + amount);
    }
    public void withdraw(long amount) throws InsufficientFundsException {
        if (frozen) throw new IllegalStateException("frozen");
        if (kind == Kind.SAVINGS && withdrawals >= 3) throw new IllegalStateException("limit");
        if (amount > balance) throw new InsufficientFundsException(amount - balance);
        balance -= amount;
        withdrawals++;
        log.add("w" + amount);
    }
    public void freeze() { frozen = true; }
    public boolean canTransfer(BankAccount to, long amount) {
        return to != null && to != this && !frozen && !to.frozen && amount > 0 && amount <= balance;
    }
    public int entries() { return log.size(); }
    public long getBalance() { return balance; }
}
