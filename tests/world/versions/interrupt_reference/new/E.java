package versions.interrupt_reference;

final class E {
    static int f() {
        Runnable r = Thread.currentThread()::interrupt;
        r.run();
        return 1;
    }
}
