package shop;

/** No test touches it. */
public class Unused {

    static final boolean DEBUG = false;

    public int pick(boolean a, boolean b) {
        if (DEBUG && a) {
            return 1;
        }
        return a ^ b ? 2 : 3;
    }
}
