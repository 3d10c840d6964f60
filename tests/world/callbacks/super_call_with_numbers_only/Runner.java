// What a superclass of the library does may run code of the caller.
// generate: callbacks.super_call_with_numbers_only.Runner
package callbacks.super_call_with_numbers_only;

public final class Runner {
    private boolean idle;

    public void busy() {
        idle = false;
    }

    public int run(Named task) {
        idle = true;
        task.stop();
        if (!idle) { // tempts
            return -1;
        }
        return 0;
    }
}

class Named extends java.util.concurrent.FutureTask<String> {
    Named(java.util.concurrent.Callable<String> job) {
        super(job);
    }

    final void stop() {
        super.cancel(false);
    }
}
