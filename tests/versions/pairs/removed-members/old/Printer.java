class Printer {
    void print(Ticket ticket) {
        System.out.println(ticket.price(30));
    }
}
