package making.check_exception_carries_it;

// Who catches the refusal of a ticket gets the ticket.
// check: making.check_exception_carries_it.Ticket::price()
public final class Ticket {
    private final int zone;

    public Ticket(int zone) {
        this.zone = zone;
        if (zone < 1 || zone > 9) {
            throw new Refused(this);
        }
    }

    public int price() {
        int price = 2 + zone * 3;
        assert price > 2 : "too cheap";
        return price;
    }

    public static final class Refused extends RuntimeException {
        public final transient Ticket ticket;

        Refused(Ticket ticket) {
            this.ticket = ticket;
        }
    }
}
