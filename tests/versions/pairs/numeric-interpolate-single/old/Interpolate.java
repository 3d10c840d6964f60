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
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (xs[middle] > x) {
                high = middle;
            } else {
                low = middle;
            }
        }
        double t = (x - xs[low]) / (xs[high] - xs[low]);
        return ys[low] + t * (ys[high] - ys[low]);
    }
}
