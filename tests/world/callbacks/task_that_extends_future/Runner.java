// A task of the library runs what it was given.
// generate: callbacks.task_that_extends_future.Runner
package callbacks.task_that_extends_future;

public final class Runner {
    private boolean idle;

    public void busy() {
        idle = false;
    }

    public int run(Named task) {
        idle = true;
        task.run();
        if (!idle) { // tempts
            return -1;
        }
        return 0;
    }
}

final class Named extends java.util.concurrent.FutureTask<String> {
    Named(java.util.concurrent.Callable<String> job) {
        super(job);
    }

    @Override
    public void run() {
        super.run();
    }
}
