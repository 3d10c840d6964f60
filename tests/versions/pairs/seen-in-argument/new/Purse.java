public class Purse {
    int coins;
    int payments;

    public Purse(int coins) {
        this.coins = coins;
    }
}
