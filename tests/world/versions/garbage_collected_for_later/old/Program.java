// Whoever collects garbage changes what weak references hold.
// diff: versions.garbage_collected_for_later.Program::isGone
package versions.garbage_collected_for_later;

import java.lang.ref.WeakReference;

final class Program {
    private static final WeakReference<Object> LAST = new WeakReference<>(new Object());

    static void clean(boolean now) {
        if (now) {
            System.gc();
        }
    }

    static boolean isGone() {
        return LAST.get() == null;
    }
}
