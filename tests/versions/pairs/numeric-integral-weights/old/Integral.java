public class Integral {
    private static double height(double x) {
        return x / (1.0 + x * x);
    }

    public static double under(double from, double to, int panels) {
        if (panels < 2) {
            panels = 2;
        }
        if (panels % 2 != 0) {
            panels++;
        }
        double width = (to - from) / panels;
        double odd = 0.0;
        double even = 0.0;
        for (int i = 1; i < panels; i++) {
            double y = height(from + i * width);
            if (i % 2 == 1) {
                odd += y;
            } else {
                even += y;
            }
        }
        double ends = height(from) + height(to);
        return width / 3.0 * (ends + 4.0 * odd + 2.0 * even);
    }
}
