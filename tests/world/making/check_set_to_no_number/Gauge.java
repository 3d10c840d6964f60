package making.check_set_to_no_number;

// check: making.check_set_to_no_number.Gauge::drift => VIOLATED
public class Gauge {
    private double level;

    public void set(double level) {
        this.level = level;
    }

    public static double drift(Gauge gauge) {
        if (gauge == null) {
            return 0;
        }
        assert gauge.level == gauge.level;
        return gauge.level - 1;
    }
}
