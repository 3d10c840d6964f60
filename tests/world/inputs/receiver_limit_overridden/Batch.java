// Tempts: the class asks itself for its limit, and a subclass answers something else.
// generate: inputs.receiver_limit_overridden.Batch => covered
package inputs.receiver_limit_overridden;

public class Batch {
    private int taken;

    protected int limit() {
        return 10;
    }

    public int take(int wanted) {
        int most = limit();
        int n = wanted < 0 ? 0 : wanted;
        if (n > most) {
            n = most;
        }
        if (n > 1000) { // tempts
            return -1;
        }
        taken = n;
        return taken;
    }
}
