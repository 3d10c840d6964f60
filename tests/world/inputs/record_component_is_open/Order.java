// Tempts: the record is final, but one of its components is of an open class.
// check: inputs.record_component_is_open.Desk::charge(inputs.record_component_is_open.Order) => VIOLATED
package inputs.record_component_is_open;

class Price {
    private final int cents;

    Price(int cents) {
        this.cents = cents;
    }

    int cents() {
        return Math.max(cents, 0);
    }
}

record Order(Price price, int count) {}

final class Desk {
    private Desk() {}

    static long charge(Order order) {
        if (order == null || order.price() == null || order.count() < 1) {
            return 0;
        }
        long sum = (long) order.price().cents() * order.count();
        assert sum >= 0 : "we pay the customer";
        return sum;
    }
}
