class Ticket {
    private static int next;
    private static String last = "";
    private final int number;

    Ticket(String owner) {
        number = next++;
        last = owner;
    }

    int number() {
        return number;
    }
}
