public class Filter {
    private double last;
    private final double alpha;

    public Filter(double alpha) {
        this.alpha = alpha < 0.0 ? 0.0 : alpha > 1.0 ? 1.0 : alpha;
    }

    public double next(double input) {
        last = (1.0 - alpha) * last + alpha * input;
        return last;
    }
}
