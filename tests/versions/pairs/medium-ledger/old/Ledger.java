public class Ledger {
    private final int[] accounts = new int[3];
    private int fees;

    public void deposit(int account, int amount) {
        if (account < 0 || account >= accounts.length) {
            throw new IndexOutOfBoundsException("account " + account);
        }
        if (amount <= 0) {
            throw new IllegalArgumentException("amount " + amount);
        }
        accounts[account] += amount;
    }

    public boolean move(int from, int to, int amount) {
        if (from == to || amount <= 0) {
            return false;
        }
        if (accounts[from] < amount) {
            return false;
        }
        int fee = amount > 1000 ? amount / 100 : 0;
        accounts[from] -= amount;
        accounts[to] += amount - fee;
        fees += fee;
        return true;
    }
}
