public class Pendulum {
    public static double period(double length, double swing) {
        double a = 1.0;
        double b = Math.cos(swing / 2.0);
        int rounds = 0;
        while (Math.abs(a - b) > 1.0e-14 && rounds < 20) {
            double next = (a + b) / 2.0;
            b = Math.sqrt(a * b);
            a = next;
            rounds++;
        }
        return 2.0 * Math.PI * Math.sqrt(length / 9.81) / a;
    }
}
