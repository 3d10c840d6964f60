package making.check_given_by_another_object;

// check: making.check_given_by_another_object.Ticket::price => VIOLATED
public final class Ticket {
    private final int zones;

    private Ticket(int zones) {
        this.zones = zones;
    }

    public static int price(Ticket ticket) {
        if (ticket == null) {
            return 0;
        }
        assert ticket.zones != 8;
        return 2 * ticket.zones;
    }

    public static class Counter {
        public Ticket sell(int zones) {
            return new Ticket(2 * zones);
        }
    }
}
