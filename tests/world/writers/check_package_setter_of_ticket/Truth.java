package writers.check_package_setter_of_ticket;

class Truth {
    public static void main(String[] args) {
        Ticket ticket = new Ticket(3);
        ticket.reprice(0);
        ticket.price();
    }
}
