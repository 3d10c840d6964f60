package versions.unpark;

final class E {
    static int f() {
        java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
        return 1;
    }
}
