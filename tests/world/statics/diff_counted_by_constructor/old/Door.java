package statics.diff_counted_by_constructor;

// Nothing was counted yet when the target is called first; making objects of another class counts.
// diff: statics.diff_counted_by_constructor.Door::price
public final class Door {
    private Door() {}

    public static int price(boolean member) {
        int price = member ? 5 : 10;
        return Visit.COUNT[0] >= 10 ? price - 1 : price;
    }
}
