import obligato.Obligato;

/**
 * A driver: it makes the inputs, says which ones are of interest, calls the code and states what must hold.
 *
 * <p>{@code obligato check --classpath CLASSES WithdrawDriver} says HOLDS. Take the cast to long out of
 * {@code Account.withdraw} and it says VIOLATED, with a balance below zero and an amount that lets the difference
 * overflow.
 */
public class WithdrawDriver {

    public static void main(String[] args) {
        int balance = Obligato.anyInt("balance");
        int overdraft = Obligato.anyInt("overdraft", 0, 10_000);
        Obligato.assume(balance >= -overdraft && balance <= 1_000_000);
        Account account = new Account(balance, overdraft);

        int amount = Obligato.anyInt("amount");
        boolean done = account.withdraw(amount);

        Obligato.label("refused", !done);
        Obligato.check(account.balance() >= -overdraft, "overdrawn");
        Obligato.check(account.balance() <= balance, "a withdrawal adds nothing");
        Obligato.check(done == (account.balance() != balance), "the balance changes only with a payment");
    }
}
