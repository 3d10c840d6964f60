package environment.diff_wait_takes_the_interrupt;

final class Pause {
    static void pause() {
        Object lock = new Object();
        synchronized (lock) {
            try {
                lock.wait(1);
            } catch (InterruptedException e) {
                return;
            }
        }
    }
}
