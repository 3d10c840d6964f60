package java.util.concurrent;

/**
 * Fork/join tasks on one thread: a task is run at the moment it is forked or
 * submitted, which is one of the orders a pool may choose. Methods of
 * {@link ForkJoinTask}, {@link ForkJoinPool} and {@link CompletableFuture}
 * are redirected here; a method's receiver is the first parameter.
 */
final class InlineTasks {

    private InlineTasks() {
    }

    // ---- ForkJoinTask ----

    static <V> ForkJoinTask<V> fork(ForkJoinTask<V> task) {
        if (!task.isDone()) {
            run(task);
        }
        return task;
    }

    /** A task whose {@code exec} is false ends later: completers and asynchronous stages. */
    private static void run(ForkJoinTask<?> task) {
        try {
            if (task.exec()) {
                task.quietlyComplete();
            }
        } catch (Throwable t) {
            task.completeExceptionally(t);
        }
    }

    // ---- ForkJoinPool ----

    static <T> T invoke(ForkJoinPool pool, ForkJoinTask<T> task) {
        return task.invoke();
    }

    static <T> ForkJoinTask<T> submit(ForkJoinPool pool, ForkJoinTask<T> task) {
        return fork(task);
    }

    static <T> ForkJoinTask<T> submit(ForkJoinPool pool, Callable<T> task) {
        return fork(ForkJoinTask.adapt(task));
    }

    static <T> ForkJoinTask<T> submit(ForkJoinPool pool, Runnable task, T result) {
        return fork(ForkJoinTask.adapt(task, result));
    }

    static ForkJoinTask<?> submit(ForkJoinPool pool, Runnable task) {
        return fork(ForkJoinTask.adapt(task));
    }

    static void execute(ForkJoinPool pool, ForkJoinTask<?> task) {
        fork(task);
    }

    static void execute(ForkJoinPool pool, Runnable task) {
        if (task instanceof ForkJoinTask) {
            fork((ForkJoinTask<?>) task);
        } else {
            fork(ForkJoinTask.adapt(task));
        }
    }

    // ---- CompletableFuture ----

    /** For the executor that starts a thread per task. */
    static void execute(Object executor, Runnable task) {
        task.run();
    }
}
