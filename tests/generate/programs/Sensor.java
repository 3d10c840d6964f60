/** Doubles that may be none, compound assignments of booleans, and a vote. */
public class Sensor {
    private double last = Double.NaN;
    private int bad;
    private boolean valid;

    public boolean feed(double v, long millis) {
        boolean sane = v >= -40.0 && v <= 125.0;
        boolean jump = !Double.isNaN(last) && Math.abs(v - last) > 20.0 && millis < 1000L;
        if (!sane || jump) {
            bad++;
            valid &= bad < 3;
            return false;
        }
        bad = 0;
        last = v;
        valid = true;
        return true;
    }

    public int vote(int a, int b, int c, int tolerance) {
        boolean ab = Math.abs(a - b) <= tolerance;
        boolean bc = Math.abs(b - c) <= tolerance;
        boolean ac = Math.abs(a - c) <= tolerance;
        if (ab && bc && ac) return (a + b + c) / 3;
        if (ab ^ bc ^ ac) return ab ? a : bc ? b : c;
        // Here none or two of them hold, and of two each masks the other: none decides by being true.
        return (ab | bc | ac) && valid ? b : -1;
    }

    public boolean isValid() {
        return valid && bad == 0;
    }
}
