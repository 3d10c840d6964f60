package m;
public class Account {
    private int balance; private int limit; private int fees; private boolean frozen;
    public Account(int limit) { if (limit < 0) throw new IllegalArgumentException(); this.limit = limit; }
    public void deposit(int amount) { if (amount <= 0 || frozen) return; balance += amount; if (balance > 10000) fees = fees + amount / 100; }
    public boolean withdraw(int amount) {
        if (frozen && amount > 10) return false;
        if (amount > balance + limit) { fees++; if (fees >= 3) frozen = true; return false; }
        balance -= amount;
        return true;
    }
    public int total() { return balance - fees * 2; }
    public boolean isFrozen() { return frozen; }
}
