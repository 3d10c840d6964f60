package making.check_set_to_no_number;

public class Truth {
    public static void main(String[] args) {
        Gauge gauge = new Gauge();
        gauge.set(0.0 / 0.0);
        Gauge.drift(gauge);
    }
}
