package callbacks.identity_before_equals;

public final class Lock {
    private Lock() {}

    public static boolean opens(Code code, Code tried) {
        if (code == null || tried == null) {
            return false;
        }
        return code == tried || code.equals(tried);
    }
}
