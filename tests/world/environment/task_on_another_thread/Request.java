// A task of a future runs on another thread, where the thread local of the caller is empty.
// check: environment.task_on_another_thread.Request::user(int)
package environment.task_on_another_thread;

import java.util.concurrent.CompletableFuture;

public final class Request {
    private static final ThreadLocal<Integer> USER = new ThreadLocal<>();

    private Request() {
    }

    public static int user(int id) {
        USER.set(id);
        Integer seen = CompletableFuture.supplyAsync(USER::get).join();
        assert seen != null : "no user";
        return seen;
    }
}
