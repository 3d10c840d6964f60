package records;

/** A record constructor rejects its arguments and nobody catches it. */
public class RecordUncaught {
    record Account(String owner, long cents) {
        Account {
            if (cents < 0) throw new IllegalArgumentException("overdrawn: " + owner + " " + cents);
        }
        Account pay(Account to, long amount, Account[] out) {
            out[0] = new Account(to.owner, to.cents + amount);
            return new Account(owner, cents - amount);
        }
    }

    record Transfer(Account from, Account to, long amount) {
        Account[] run() {
            Account[] out = new Account[1];
            Account left = from.pay(to, amount, out);
            return new Account[] {left, out[0]};
        }
    }

    public static void main(String[] args) {
        Account a = new Account("ann", 500), b = new Account("bob", 100);
        for (long amount : new long[] {100, 400, 1}) {
            System.out.println(new Transfer(a, b, amount));
            Account[] r = new Transfer(a, b, amount).run();
            a = r[0];
            b = r[1];
            System.out.println(a + " " + b);
        }
    }
}
