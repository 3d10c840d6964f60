package java.lang.ref;

import java.util.function.Consumer;

import jdk.internal.misc.VM;

/**
 * Queue of references that were enqueued explicitly. With one thread, waiting
 * on an empty queue can never end: without a timeout it ends the run as
 * unsupported, with one it lets the time pass.
 */
public class ReferenceQueue<T> {

    static final ReferenceQueue<Object> NULL = new Closed();
    static final ReferenceQueue<Object> NULL_QUEUE = NULL;
    static final ReferenceQueue<Object> ENQUEUED = new Closed();

    /** A queue that accepts nothing: stands for "no queue" and "already enqueued". */
    private static final class Closed extends ReferenceQueue<Object> {
        @Override
        boolean enqueue(Reference<?> r) {
            return false;
        }
    }

    private Reference<? extends T> head;

    public ReferenceQueue() {
    }

    ReferenceQueue(int unused) {
    }

    /** The list ends in an element that links to itself. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    boolean enqueue(Reference<? extends T> r) {
        r.next = head == null ? r : head;
        ((Reference) r).queue = ENQUEUED;
        head = r;
        return true;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public Reference<? extends T> poll() {
        Reference<? extends T> r = head;
        if (r == null) {
            return null;
        }
        head = r.next == r ? null : r.next;
        ((Reference) r).queue = NULL;
        r.next = r;
        return r;
    }

    public Reference<? extends T> remove(long timeout) throws InterruptedException {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout value");
        }
        if (head == null) {
            if (timeout == 0) {
                throw VM.unsupported("java.lang.ref.ReferenceQueue.remove on an empty queue");
            }
            Thread.sleep(timeout);
        }
        return poll();
    }

    public Reference<? extends T> remove() throws InterruptedException {
        return remove(0);
    }

    void forEach(Consumer<? super Reference<? extends T>> action) {
        for (Reference<? extends T> r = head; r != null; r = r.next == r ? null : r.next) {
            action.accept(r);
        }
    }
}
