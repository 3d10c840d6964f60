package environment.number_of_a_pool;

import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

// check: environment.number_of_a_pool.Work::name
public final class Work {
    private Work() {}

    public static int name() {
        ThreadFactory factory = Executors.defaultThreadFactory();
        assert factory.newThread(() -> {}).getName().equals("pool-1-thread-1");
        return 1;
    }
}
