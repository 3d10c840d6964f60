package aliases.map_with_constant_key;

public class Truth {
    public static void main(String[] args) {
        Desk.ask(Desk.MASTER);
    }
}
