package writers.check_package_field_of_ticket;

// Only the constructor writes the field, but it is not private.
// check: writers.check_package_field_of_ticket.Ticket::label()
public class Ticket {
    String owner;

    public Ticket(String owner) {
        this.owner = owner == null ? "nobody" : owner;
    }

    public String label() {
        assert owner != null;
        return "for " + owner;
    }
}
