public class Wallet {
    public static boolean pay(Purse purse, int amount) {
        if (purse == null || amount < 0 || purse.coins < amount) {
            return false;
        }
        purse.coins -= amount;
        purse.payments++;
        return true;
    }
}
