package granted.without_constructors;

public class Truth {
    public static void main(String[] args) {
        Meter meter = Meter.broken();
        meter.read();
    }
}
