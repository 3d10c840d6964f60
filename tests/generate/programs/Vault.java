/** A static count of open objects, a resource that is closed, and a code that takes three presses. */
public class Vault implements AutoCloseable {
    private final int[] code = {4, 2, 9};
    private int matched;
    private int wrong;
    private boolean closed;
    private static int openVaults;

    public Vault() {
        openVaults++;
    }

    public boolean press(int digit) {
        if (closed || wrong > 2) return false;
        if (digit == code[matched]) {
            matched++;
            if (matched == code.length) {
                matched = 0;
                return true;
            }
        } else {
            wrong++;
            matched = 0;
        }
        return false;
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            openVaults--;
        }
    }

    public static int tryAll(int a, int b, int c) {
        try (Vault v = new Vault()) {
            // The code has three digits, so neither the first press nor the second can be the last one.
            boolean ok = v.press(a) | v.press(b) | v.press(c);
            if (!ok && a < 0) throw new IllegalStateException("no");
            return ok ? 1 : 0;
        } catch (IllegalStateException e) {
            return openVaults == 0 ? -1 : -2;
        }
    }
}
