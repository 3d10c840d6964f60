import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

class Pool {
    private final AtomicInteger ids = new AtomicInteger();
    private final ConcurrentHashMap<Integer, String> names = new ConcurrentHashMap<>();
    private final AtomicReference<String> last = new AtomicReference<>();
    private final CopyOnWriteArrayList<String> log = new CopyOnWriteArrayList<>();
    private volatile boolean dirty;

    synchronized int add(String name) {
        int id = ids.incrementAndGet();
        names.put(id, name);
        last.set(name);
        log.add(name);
        dirty = true;
        return id;
    }

    String name(int id) {
        return names.get(id);
    }

    String last() {
        return last.get();
    }
}
