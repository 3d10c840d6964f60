package versions.not_a_number_in_a_static;

public class Truth {
    public static void main(String[] args) {
        Gauge.set(1);
        System.out.println(Gauge.bits());
    }
}
