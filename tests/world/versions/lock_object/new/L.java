package versions.lock_object;

final class L {
    static Object lock() {
        return new Object();
    }
}
