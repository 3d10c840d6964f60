package environment.check_wait_when_interrupted;

// A caller was interrupted before: a wait with a time-out ends by it.
// check: environment.check_wait_when_interrupted.Pause::pause()
final class Pause {
    static boolean pause() {
        Object lock = new Object();
        boolean interrupted = false;
        synchronized (lock) {
            try {
                lock.wait(1);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        assert !interrupted;
        return interrupted;
    }
}
