public class LogSum {
    public static double of(double a, double b, double c) {
        double most = a;
        if (b > most) {
            most = b;
        }
        if (c > most) {
            most = c;
        }
        if (most == Double.NEGATIVE_INFINITY) {
            return most;
        }
        double sum = Math.exp(a - most) + Math.exp(b - most) + Math.exp(c - a);
        return most + Math.log(sum);
    }
}
