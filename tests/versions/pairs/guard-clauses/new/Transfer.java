public class Transfer {
    public static int check(int balance, int amount, boolean frozen) {
        if (frozen) {
            throw new IllegalStateException("frozen");
        }
        if (amount <= 0) {
            throw new IllegalArgumentException("amount");
        }
        if (balance < amount) {
            throw new IllegalStateException("not covered");
        }
        return balance - amount;
    }
}
