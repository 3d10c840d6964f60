public class Descent {
    public static double speedAfter(double height, double drag, int steps, double dt) {
        double speed = 0.0;
        double left = height;
        boolean landed = false;
        int i = 0;
        while (!landed && i < steps) {
            double pull = 9.81 - drag * speed * speed;
            speed = speed + dt * pull;
            left = left - dt * speed;
            landed = left <= 0.0;
            i++;
        }
        return landed ? speed : -1.0;
    }
}
