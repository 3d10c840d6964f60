package libmisc;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

// Bank accounts with BigDecimal money, checked exceptions, undo and statements.
public class Ledger {
    static class InsufficientFunds extends Exception {
        private static final long serialVersionUID = 1L;
        final BigDecimal missing;

        InsufficientFunds(String acct, BigDecimal missing) {
            super(acct + " lacks " + missing);
            this.missing = missing;
        }
    }

    record Entry(int seq, String kind, BigDecimal amount, BigDecimal after) {
        @Override
        public String toString() {
            return String.format("%03d %-9s %10s %10s", seq, kind, amount.toPlainString(), after.toPlainString());
        }
    }

    abstract static class Account {
        private static int seq;
        final String id;
        private BigDecimal balance = BigDecimal.ZERO.setScale(2);
        private final List<Entry> log = new ArrayList<>();

        Account(String id) {
            this.id = id;
        }

        BigDecimal balance() {
            return balance;
        }

        List<Entry> log() {
            return Collections.unmodifiableList(log);
        }

        abstract BigDecimal limit();

        void post(String kind, BigDecimal amount) throws InsufficientFunds {
            BigDecimal next = balance.add(amount).setScale(2, RoundingMode.HALF_EVEN);
            if (next.compareTo(limit().negate()) < 0) throw new InsufficientFunds(id, next.add(limit()).negate());
            balance = next;
            log.add(new Entry(++seq, kind, amount, balance));
        }
    }

    static class Savings extends Account {
        Savings(String id) {
            super(id);
        }

        @Override
        BigDecimal limit() {
            return BigDecimal.ZERO;
        }

        void interest(String rate) throws InsufficientFunds {
            post("interest", balance().multiply(new BigDecimal(rate)).setScale(2, RoundingMode.DOWN));
        }
    }

    static class Checking extends Account {
        Checking(String id) {
            super(id);
        }

        @Override
        BigDecimal limit() {
            return new BigDecimal("100");
        }
    }

    static final Map<String, Account> BANK = new LinkedHashMap<>();
    static final Deque<Runnable> UNDO = new ArrayDeque<>();

    static void transfer(String from, String to, String amount) throws InsufficientFunds {
        BigDecimal a = new BigDecimal(amount);
        if (a.signum() <= 0) throw new IllegalArgumentException("amount " + a);
        Account f = BANK.get(from);
        Account t = BANK.get(to);
        f.post("out", a.negate());
        t.post("in", a);
        UNDO.push(() -> {
            try {
                t.post("undo-in", a.negate());
                f.post("undo-out", a);
            } catch (InsufficientFunds e) {
                throw new IllegalStateException("cannot undo", e);
            }
        });
    }

    public static void main(String[] args) throws Exception {
        BANK.put("S", new Savings("S"));
        BANK.put("C", new Checking("C"));
        BANK.get("S").post("deposit", new BigDecimal("1000.005"));
        BANK.get("C").post("deposit", new BigDecimal("50"));
        String[][] jobs = {{"S", "C", "250.25"}, {"C", "S", "400"}, {"C", "S", "400.26"}, {"S", "C", "-5"}, {"S", "X", "1"}, {"S", "C", "abc"}, {"C", "S", "0.10"}};
        for (String[] j : jobs) {
            try {
                transfer(j[0], j[1], j[2]);
                System.out.println(String.join(" ", j) + " done S=" + BANK.get("S").balance() + " C=" + BANK.get("C").balance());
            } catch (InsufficientFunds e) {
                System.out.println(String.join(" ", j) + " refused: " + e.getMessage() + " scale " + e.missing.scale());
            } catch (IllegalArgumentException | NullPointerException e) {
                System.out.println(String.join(" ", j) + " failed: " + e.getClass().getSimpleName());
            }
        }
        ((Savings) BANK.get("S")).interest("0.01375");
        UNDO.pop().run();
        System.out.println(UNDO.size() + " undo left");
        for (Account a : BANK.values()) {
            System.out.println("== " + a.id + " " + a.getClass().getSimpleName() + " " + a.balance());
            a.log().forEach(System.out::println);
        }
        BigDecimal total = BANK.values().stream().map(Account::balance).reduce(BigDecimal.ZERO, BigDecimal::add);
        System.out.println("total " + total);
        try {
            BANK.get("S").log().add(null);
        } catch (UnsupportedOperationException e) {
            System.out.println("log is read only");
        }
        BANK.get("S").post("withdraw", new BigDecimal("-99999"));
    }
}
