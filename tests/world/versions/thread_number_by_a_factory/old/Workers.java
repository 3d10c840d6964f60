// Threads are numbered whoever makes them.
// diff: versions.thread_number_by_a_factory.Workers::next
package versions.thread_number_by_a_factory;

import java.util.concurrent.ThreadFactory;
final class Workers {
    static void prepare(ThreadFactory factory) {}
    static String next() { return new Thread().getName(); }
}
