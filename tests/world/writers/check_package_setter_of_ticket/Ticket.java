package writers.check_package_setter_of_ticket;

// The public part of a ticket never changes its price; a neighbour in the package can reprice it.
// check: writers.check_package_setter_of_ticket.Ticket::price()
public final class Ticket {
    private int price;

    public Ticket(int price) {
        this.price = price < 1 ? 1 : price;
    }

    void reprice(int price) {
        this.price = price;
    }

    public int price() {
        assert price > 0 : "tickets are not free";
        return price;
    }
}
