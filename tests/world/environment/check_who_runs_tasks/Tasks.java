package environment.check_who_runs_tasks;

// Who runs tasks was decided by the number of processors when the class began.
// check: environment.check_who_runs_tasks.Tasks::isOwn()
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinPool;

final class Tasks {
    static void isOwn() {
        assert new CompletableFuture<String>().defaultExecutor() != ForkJoinPool.commonPool();
    }
}
