// How many workers the common pool has is a property that the caller can set before.
// check: environment.workers_by_property.Workers::share(int)
package environment.workers_by_property;

import java.util.concurrent.ForkJoinPool;

public final class Workers {
    private Workers() {
    }

    public static int share(int jobs) {
        int workers = ForkJoinPool.commonPool().getParallelism();
        assert workers < 40 : workers;
        return jobs / (workers + 1);
    }
}
