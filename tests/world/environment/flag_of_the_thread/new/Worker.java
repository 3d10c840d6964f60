package environment.flag_of_the_thread;

public final class Worker {
    private int done;

    public int step(int work) {
        if (Thread.interrupted()) {
            return -1;
        }
        done++;
        return work > 0 ? done : 0;
    }
}
