package statics.check_meter_of_nested;

// The counter is a static of a private nested class, which a method of the outer class moves on.
// check: statics.check_meter_of_nested.Billing::cost(int)
public final class Billing {
    private static final class Meter {
        private static int units;

        static void add(int more) {
            units += more;
        }
    }

    private Billing() {}

    public static void use(int units) {
        Meter.add(units);
    }

    public static int cost(int price) {
        if (price < 0 || price > 100) {
            return 0;
        }
        int cost = Meter.units * price;
        assert cost >= 0 : "the meter ran over";
        return cost;
    }
}
