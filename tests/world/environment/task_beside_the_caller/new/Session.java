package environment.task_beside_the_caller;

import java.util.concurrent.CompletableFuture;

public final class Session {
    private static final ThreadLocal<Integer> USER = ThreadLocal.withInitial(() -> -1);

    private Session() {
    }

    public static int greet(int user) {
        USER.set(user);
        return CompletableFuture.supplyAsync(USER::get).join();
    }
}
