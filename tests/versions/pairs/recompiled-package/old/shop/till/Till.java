package shop.till;

import shop.Money;

public class Till {
    public static int change(int paid, int price) {
        Money rest = new Money(paid).minus(price);
        return rest.cents();
    }
}
