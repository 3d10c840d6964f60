// Pools are numbered however they are made.
// diff: versions.pool_number_by_constructor.Pools::next
package versions.pool_number_by_constructor;

import java.util.concurrent.*;
final class Pools {
    static void prepare() {}
    static String next() { return Executors.defaultThreadFactory().newThread(null).getName(); }
}
