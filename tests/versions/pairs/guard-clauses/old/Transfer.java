public class Transfer {
    public static int check(int balance, int amount, boolean frozen) {
        if (!frozen) {
            if (amount > 0) {
                if (amount <= balance) {
                    return balance - amount;
                } else {
                    throw new IllegalStateException("not covered");
                }
            } else {
                throw new IllegalArgumentException("amount");
            }
        }
        throw new IllegalStateException("frozen");
    }
}
