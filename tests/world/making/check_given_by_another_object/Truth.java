package making.check_given_by_another_object;

public class Truth {
    public static void main(String[] args) {
        Ticket.price(new Ticket.Counter().sell(4));
    }
}
