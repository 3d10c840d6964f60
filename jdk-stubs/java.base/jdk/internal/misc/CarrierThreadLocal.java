package jdk.internal.misc;

/**
 * A thread local of the carrier thread. There is one thread and it carries
 * itself, so this is a plain thread local.
 */
public class CarrierThreadLocal<T> extends ThreadLocal<T> {

    public CarrierThreadLocal() {
    }
}
