package making.check_state_of_superclass;

public class Truth {
    public static void main(String[] args) {
        new Lantern(40).minutes(50);
    }
}
