public class Interpolate {
    public static double at(double[] xs, double[] ys, double x) {
        if (xs.length != ys.length || xs.length == 0) {
            throw new IllegalArgumentException("points");
        }
        int low = 0;
        int high = xs.length - 1;
        if (x <= xs[low]) {
            return ys[low];
        }
        if (x >= xs[high]) {
            return ys[high];
        }
        low = below(xs, x);
        high = Math.min(low + 1, high);
        double t = (x - xs[low]) / (xs[high] - xs[low]);
        return (ys[high] - ys[low]) * t + ys[low];
    }

    private static int below(double[] xs, double x) {
        int low = 0;
        int high = xs.length - 1;
        while (high - low > 1) {
            int middle = low + (high - low) / 2;
            if (xs[middle] > x) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return low;
    }
}
