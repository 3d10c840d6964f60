// Tempts: an object equals itself, so there is no need to ask it; but equals is code of the caller's class.
// diff: callbacks.identity_before_equals.Lock::opens(callbacks.identity_before_equals.Code,callbacks.identity_before_equals.Code)
package callbacks.identity_before_equals;

public final class Lock {
    private Lock() {}

    public static boolean opens(Code code, Code tried) {
        if (code == null || tried == null) {
            return false;
        }
        return code.equals(tried);
    }
}
