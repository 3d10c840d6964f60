import obligato.Obligato;

/**
 * A driver for sequences of calls: up to three withdrawals, each chosen anew. The sum of what was paid is what the
 * account has lost.
 */
public class SequenceDriver {

    public static void main(String[] args) {
        Account account = new Account(100, 50);
        int paid = 0;
        int calls = Obligato.anyInt("calls", 0, 3);
        for (int i = 0; i < calls; i++) {
            int amount = Obligato.anyInt("amount", -10, 200);
            if (account.withdraw(amount)) {
                paid += amount;
            }
        }
        Obligato.check(account.balance() == 100 - paid, "money is neither lost nor made");
        Obligato.check(paid <= 150, "the limit holds over all calls");
    }
}
