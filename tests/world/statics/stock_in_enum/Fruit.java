package statics.stock_in_enum;

// The constants never change, but the array beside them does.
// generate: statics.stock_in_enum.Fruit
public enum Fruit {
    APPLE, PEAR, PLUM;

    private static final int[] STOCK = new int[3];

    public static void deliver(Fruit fruit, int boxes) {
        if (boxes > 0) {
            STOCK[fruit.ordinal()] += boxes;
        }
    }

    public static boolean sell(Fruit fruit) {
        if (STOCK[fruit.ordinal()] == 0) { // tempts
            return false;
        }
        STOCK[fruit.ordinal()]--;
        return true;
    }
}
