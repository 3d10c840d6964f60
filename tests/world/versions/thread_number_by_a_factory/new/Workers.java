package versions.thread_number_by_a_factory;

import java.util.concurrent.ThreadFactory;
final class Workers {
    static void prepare(ThreadFactory factory) { factory.newThread(null); }
    static String next() { return new Thread().getName(); }
}
