public class Descent {
    public static double speedAfter(double height, double drag, int steps, double dt) {
        double speed = 0.0;
        double left = height;
        for (int i = 0; i < steps; i++) {
            double pull = 9.81 - drag * speed * speed;
            speed += pull * dt;
            left -= speed * dt;
            if (left <= 0.0) {
                return speed;
            }
        }
        return -1.0;
    }
}
