package java.lang.ref;

/**
 * A reference object that keeps its referent strongly: it is cleared and
 * enqueued by explicit calls only.
 *
 * Deliberately absent: the reference handler thread and pending lists.
 */
public abstract class Reference<T> {

    private T referent;

    /** The queue this reference goes to; {@link ReferenceQueue#NULL} when there is none. */
    volatile ReferenceQueue<? super T> queue;

    /** Link of the queue's list. */
    @SuppressWarnings("rawtypes")
    volatile Reference next;

    Reference(T referent) {
        this(referent, null);
    }

    @SuppressWarnings("unchecked")
    Reference(T referent, ReferenceQueue<? super T> queue) {
        this.referent = referent;
        this.queue = queue == null ? (ReferenceQueue<? super T>) ReferenceQueue.NULL : queue;
    }

    // ---- referent ----

    public T get() {
        return referent;
    }

    public final boolean refersTo(T obj) {
        return refersToImpl(obj);
    }

    boolean refersToImpl(T obj) {
        return referent == obj;
    }

    public void clear() {
        clearImpl();
    }

    void clearImpl() {
        referent = null;
    }

    T getFromInactiveFinalReference() {
        return referent;
    }

    void clearInactiveFinalReference() {
        referent = null;
    }

    // ---- queue ----

    public boolean isEnqueued() {
        return queue == ReferenceQueue.ENQUEUED;
    }

    public boolean enqueue() {
        clearImpl();
        return queue.enqueue(this);
    }

    @Override
    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    // ---- reachability ----

    public static void reachabilityFence(Object ref) {
    }
}
