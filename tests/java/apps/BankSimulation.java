package apps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Accounts, transfers, interest, an audit log and business exceptions. */
public class BankSimulation {
    static class InsufficientFunds extends Exception {
        final long missing;
        InsufficientFunds(String id, long missing) {
            super(id + " lacks " + money(missing));
            this.missing = missing;
        }
    }

    static class NoSuchAccount extends RuntimeException {
        NoSuchAccount(String id) { super("no account " + id); }
    }

    static abstract class Account {
        final String id;
        protected long cents;
        private final List<String> log = new ArrayList<>();

        Account(String id, long cents) {
            this.id = id;
            this.cents = cents;
            note("open", cents);
        }

        void deposit(long c) {
            if (c <= 0) throw new IllegalArgumentException("deposit of " + money(c));
            cents += c;
            note("deposit", c);
        }

        void withdraw(long c) throws InsufficientFunds {
            if (c > available()) throw new InsufficientFunds(id, c - available());
            cents -= c;
            note("withdraw", -c);
        }

        long available() { return cents; }
        abstract void endOfMonth();
        protected void note(String what, long c) { log.add(what + " " + money(c) + " -> " + money(cents)); }
        @Override public String toString() { return getClass().getSimpleName() + "(" + id + " " + money(cents) + ")"; }
    }

    static class Savings extends Account {
        private final int basisPoints;
        Savings(String id, long c, int bp) { super(id, c); basisPoints = bp; }
        @Override void endOfMonth() {
            long interest = cents * basisPoints / 120000;
            if (interest > 0) deposit(interest);
        }
    }

    static class Checking extends Account {
        private final long overdraft;
        private int moves;
        Checking(String id, long c, long o) { super(id, c); overdraft = o; }
        @Override long available() { return cents + overdraft; }
        @Override void withdraw(long c) throws InsufficientFunds {
            super.withdraw(c);
            if (++moves > 2) {
                cents -= 25;
                note("fee", -25);
            }
        }
        @Override void endOfMonth() {
            moves = 0;
            if (cents < 0) {
                cents += cents / 100;
                note("overdraft interest", cents / 100);
            }
        }
    }

    static String money(long c) {
        long a = Math.abs(c);
        return (c < 0 ? "-" : "") + a / 100 + "." + (a % 100 < 10 ? "0" : "") + a % 100;
    }

    private final Map<String, Account> accounts = new LinkedHashMap<>();
    private int failed;

    void add(Account a) { accounts.put(a.id, a); }

    Account get(String id) {
        Account a = accounts.get(id);
        if (a == null) throw new NoSuchAccount(id);
        return a;
    }

    boolean transfer(String from, String to, long c) {
        try {
            Account a = get(from), b = get(to);
            a.withdraw(c);
            try {
                b.deposit(c);
            } catch (IllegalArgumentException e) {
                a.cents += c;
                throw e;
            }
            return true;
        } catch (InsufficientFunds e) {
            System.out.println("refused: " + e.getMessage() + " (" + e.missing + ")");
        } catch (NoSuchAccount | IllegalArgumentException e) {
            System.out.println("error: " + e.getMessage());
        }
        failed++;
        return false;
    }

    public static void main(String[] args) {
        BankSimulation b = new BankSimulation();
        b.add(new Savings("S1", 100000, 240));
        b.add(new Checking("C1", 5000, 10000));
        b.add(new Checking("C2", 0, 0));
        String[] orders = {"S1 C1 2500", "C1 C2 17500", "C2 C1 20000", "C1 XX 1", "C2 S1 0", "C1 C2 1", "C2 S1 17501", "S1 C2 99999999"};
        for (String o : orders) {
            String[] p = o.split(" ");
            System.out.println(o + ": " + b.transfer(p[0], p[1], Long.parseLong(p[2])));
        }
        for (int m = 0; m < 12; m++) for (Account a : b.accounts.values()) a.endOfMonth();
        long total = 0;
        for (Account a : b.accounts.values()) {
            System.out.println(a + " " + a.log.size() + " entries");
            for (String l : a.log.subList(0, Math.min(4, a.log.size()))) System.out.println("  " + l);
            total += a.cents;
        }
        System.out.println("total " + money(total) + " failed " + b.failed);
    }
}
