package writers.check_package_field_of_ticket;

class Truth {
    public static void main(String[] args) {
        Ticket ticket = new Ticket("me");
        ticket.owner = null;
        ticket.label();
    }
}
