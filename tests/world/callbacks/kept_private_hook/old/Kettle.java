// The hooks are private: nobody overrides them, so one that does nothing can go.
// diff: callbacks.kept_private_hook.Kettle::heat(int) => EQUIVALENT
package callbacks.kept_private_hook;

public class Kettle {
    private int degrees;

    private void log(int by) {
        // nothing is kept
    }

    public final int heat(int by) {
        if (by > 0 && by < 50) {
            log(by);
            degrees = Math.min(degrees + by, 100);
        }
        return degrees;
    }
}
