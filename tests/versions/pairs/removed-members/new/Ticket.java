public class Ticket {
    private final int zone;

    public Ticket(int zone) {
        this.zone = zone;
    }

    public int price(int age) {
        return age < 6 ? 0 : age < 15 ? zone * 50 : zone * 100;
    }
}
