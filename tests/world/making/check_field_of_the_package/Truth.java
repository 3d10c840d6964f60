package making.check_field_of_the_package;

public class Truth {
    public static void main(String[] args) {
        Valve valve = new Valve(50);
        valve.opening = 101;
        valve.flow(1000);
    }
}
