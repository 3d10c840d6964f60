// The new version stops when its thread was interrupted before, which no method of it does.
// diff: environment.flag_of_the_thread.Worker::step(int)
package environment.flag_of_the_thread;

public final class Worker {
    private int done;

    public int step(int work) {
        done++;
        return work > 0 ? done : 0;
    }
}
