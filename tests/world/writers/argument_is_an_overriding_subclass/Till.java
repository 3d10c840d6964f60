package writers.argument_is_an_overriding_subclass;

// Items cost five, as long as nobody overrides the method.
// generate: writers.argument_is_an_overriding_subclass.Till
public class Till {
    public static String ring(Item item) {
        if (item.price() < 0) { // tempts
            return "refund";
        }
        return "sale";
    }
}
