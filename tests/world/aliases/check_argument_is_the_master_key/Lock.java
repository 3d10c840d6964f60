package aliases.check_argument_is_the_master_key;

// An Object that is given may be the very lock object that the class keeps in a visible static field.
// check: aliases.check_argument_is_the_master_key.Lock::isStranger(Object)
public class Lock {
    static final Object MASTER = new Object();

    public static boolean isStranger(Object key) {
        assert key != MASTER : "nobody has the master key";
        return key != null;
    }
}
