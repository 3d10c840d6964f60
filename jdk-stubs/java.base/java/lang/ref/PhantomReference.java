package java.lang.ref;

/** A reference whose referent cannot be retrieved. */
public class PhantomReference<T> extends Reference<T> {

    public PhantomReference(T referent, ReferenceQueue<? super T> queue) {
        super(referent, queue);
    }

    @Override
    public T get() {
        return null;
    }
}
