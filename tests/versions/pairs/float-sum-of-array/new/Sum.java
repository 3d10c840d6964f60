public class Sum {
    public static double of(double[] values) {
        double sum = 0.0;
        for (int i = values.length - 1; i >= 0; i--) {
            sum += values[i];
        }
        return sum;
    }
}
