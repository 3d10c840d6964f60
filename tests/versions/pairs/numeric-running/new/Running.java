public class Running {
    private int count;
    private double mean;
    private double squares;

    public void add(double x) {
        double delta = x - mean;
        count += 1;
        mean = mean + delta / count;
        squares = (x - mean) * delta + squares;
    }

    public double variance() {
        if (count < 2) {
            return 0.0;
        }
        return squares / (count - 1);
    }
}
