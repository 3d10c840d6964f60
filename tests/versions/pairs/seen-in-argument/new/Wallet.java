public class Wallet {
    public static boolean pay(Purse purse, int amount) {
        if (purse == null || amount < 0) {
            return false;
        }
        purse.payments++;
        if (purse.coins < amount) {
            return false;
        }
        purse.coins -= amount;
        return true;
    }
}
