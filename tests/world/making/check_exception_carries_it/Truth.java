package making.check_exception_carries_it;

public class Truth {
    public static void main(String[] args) {
        try {
            new Ticket(0);
        } catch (Ticket.Refused refused) {
            refused.ticket.price();
        }
    }
}
