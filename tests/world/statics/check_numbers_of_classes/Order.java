package statics.check_numbers_of_classes;

// Which class takes the first number depends on which begins first.
// check: statics.check_numbers_of_classes.Order::behind()
public final class Order {
    public static boolean behind() {
        int first = First.ID;
        int second = Second.ID;
        assert second == first + 1;
        return second > first;
    }
}
final class Ids {
    private static int next;

    static int take() {
        return next++;
    }
}
final class First {
    static final int ID = Ids.take();
}
final class Second {
    static final int ID = Ids.take();
}
