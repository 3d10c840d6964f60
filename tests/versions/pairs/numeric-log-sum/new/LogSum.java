public class LogSum {
    public static double of(double a, double b, double c) {
        double most = a < b ? b : a;
        if (c > most) {
            most = c;
        }
        if (most == Double.NEGATIVE_INFINITY) {
            return most;
        }
        double sum = Math.exp(b - most);
        sum += Math.exp(a - most);
        sum += Math.exp(c - most);
        return Math.log(sum) + most;
    }
}
