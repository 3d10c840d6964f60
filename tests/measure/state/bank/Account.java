import java.util.*;
class Account {
    private int balance;
    private boolean frozen = false;
    private final List<String> log = new ArrayList<>();
    boolean withdraw(int n) { if (frozen || n > balance) return false; balance -= n; log.add("-" + n); return true; }
    void deposit(int n) { balance += n; log.add("+" + n); }
    int balance() { return balance; }
}
