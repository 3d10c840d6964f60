/** Counts who goes through, and counts too early. */
public class Turnstile {
    private int entered;
    private int paid;

    /** Lets somebody in who pays at least two coins. */
    public void enter(int coins) {
        entered++;
        if (coins < 2) {
            throw new IllegalArgumentException("two coins, please");
        }
        paid++;
    }

    /** Those who went through. */
    public int total() {
        assert entered == paid;
        return paid;
    }
}
