package callbacks.kept_private_hook;

public class Kettle {
    private int degrees;

    public final int heat(int by) {
        if (by > 0 && by < 50) {
            degrees = Math.min(degrees + by, 100);
        }
        return degrees;
    }
}
