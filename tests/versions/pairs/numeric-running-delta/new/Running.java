public class Running {
    private int count;
    private double mean;
    private double squares;

    public void add(double x) {
        count++;
        mean += (x - mean) / count;
        double delta = x - mean;
        squares += delta * (x - mean);
    }

    public double variance() {
        if (count < 2) {
            return 0.0;
        }
        return squares / (count - 1);
    }
}
