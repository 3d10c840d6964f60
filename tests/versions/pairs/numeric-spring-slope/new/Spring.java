public class Spring {
    private final double stiffness;
    private final double damping;

    public Spring(double stiffness, double damping) {
        this.stiffness = stiffness;
        this.damping = damping;
    }

    private double force(double x, double v) {
        return -stiffness * x - damping * v;
    }

    public double[] step(double x, double v, double dt) {
        double k1x = v;
        double k1v = force(x, v);
        double k2x = v + 0.5 * dt * k1v;
        double k2v = force(x + 0.5 * dt * k1x, k2x);
        double k3x = v + 0.5 * dt * k2v;
        double k3v = force(x + 0.5 * dt * k2x, k3x);
        double k4x = v + dt * k3v;
        double k4v = force(x + dt * k2x, k4x);
        double[] next = new double[2];
        next[0] = x + dt / 6.0 * (k1x + 2.0 * k2x + 2.0 * k3x + k4x);
        next[1] = v + dt / 6.0 * (k1v + 2.0 * k2v + 2.0 * k3v + k4v);
        return next;
    }
}
