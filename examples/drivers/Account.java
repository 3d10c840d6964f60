/** An account with an overdraft limit: the code under test of the drivers beside it. */
final class Account {

    private int balance;
    private final int overdraft;

    Account(int balance, int overdraft) {
        if (overdraft < 0) {
            throw new IllegalArgumentException("negative overdraft");
        }
        this.balance = balance;
        this.overdraft = overdraft;
    }

    int balance() {
        return balance;
    }

    /** Takes the amount if the overdraft allows it; whether it did. */
    boolean withdraw(int amount) {
        // Wide, because the difference of two ints may not fit an int.
        if (amount <= 0 || (long) balance - amount < -overdraft) {
            return false;
        }
        balance -= amount;
        return true;
    }
}
