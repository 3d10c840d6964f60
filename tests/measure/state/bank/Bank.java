import java.util.*;
class Bank {
    private final Map<String, Account> accounts = new HashMap<>();
    private static int total;
    Account open(String id) { Account a = new Account(); accounts.put(id, a); total++; return a; }
    Account find(String id) { return accounts.get(id); }
    boolean transfer(String from, String to, int amount) {
        Account f = find(from), t = find(to);
        if (f == null || t == null) return false;
        if (!f.withdraw(amount)) return false;
        t.deposit(amount);
        return true;
    }
}
