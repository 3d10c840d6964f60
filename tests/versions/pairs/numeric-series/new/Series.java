public class Series {
    private static final double[] TERMS = {1.0 / 12, -1.0 / 360, 1.0 / 1260, -1.0 / 1680};

    public static double logFactorial(double n) {
        if (n < 0.0) {
            throw new IllegalArgumentException("negative");
        }
        double x = n + 1.0;
        double shift = 0.0;
        while (x < 8.0) {
            shift += Math.log(x);
            x += 1.0;
        }
        double inverse = 1.0 / x;
        double square = inverse * inverse;
        double sum = -1.0 / 1680;
        sum = square * sum + 1.0 / 1260;
        sum = square * sum + -1.0 / 360;
        sum = square * sum + 1.0 / 12;
        double half = 0.5 * Math.log(2.0 * Math.PI);
        return (x - 0.5) * Math.log(x) - x + half + sum * inverse - shift;
    }
}
