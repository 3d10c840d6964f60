package versions.lock_no_longer_asked;

// diff: versions.lock_no_longer_asked.Work::add
public final class Work {
    private Work() {}

    public static int add(int n) {
        if (Thread.holdsLock(Work.class)) {
            return -1;
        }
        return n + 1;
    }
}
