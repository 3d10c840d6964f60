package writers.argument_is_an_overriding_subclass;

/** An item of a price that is not negative. */
public class Item {
    public int price() {
        return 5;
    }
}
