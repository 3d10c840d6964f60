package versions.pool_number;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

public class Truth {
    static class Worker extends ForkJoinWorkerThread {
        Worker(ForkJoinPool pool) {
            super(pool);
        }
    }

    public static void main(String[] x) {
        E.f();
        String[] name = new String[1];
        ForkJoinPool.ForkJoinWorkerThreadFactory refuses = pool -> {
            name[0] = new Worker(pool).getName();
            return null;
        };
        new ForkJoinPool(1, refuses, null, false).execute(() -> { });
        System.out.println(name[0]);
    }
}
