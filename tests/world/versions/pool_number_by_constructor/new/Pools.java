package versions.pool_number_by_constructor;

import java.util.concurrent.*;
final class Pools {
    static void prepare() { new ScheduledThreadPoolExecutor(1); }
    static String next() { return Executors.defaultThreadFactory().newThread(null).getName(); }
}
