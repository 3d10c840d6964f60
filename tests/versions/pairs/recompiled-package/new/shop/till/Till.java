package shop.till;

/** Gives change. */
public class Till {
    public static int change(int paid, int price) {
        // What is left.
        final shop.Money rest = new shop.Money(paid).minus(price);
        return rest.cents();
    }
}
