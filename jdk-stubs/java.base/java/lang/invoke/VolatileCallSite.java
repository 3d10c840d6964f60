package java.lang.invoke;

/** A call site whose target may be replaced; with one thread the same as a mutable one. */
public class VolatileCallSite extends CallSite {

    public VolatileCallSite(MethodType type) {
        super(uninitialized(type));
    }

    public VolatileCallSite(MethodHandle target) {
        super(target);
    }

    @Override
    public final MethodHandle getTarget() {
        return target;
    }

    @Override
    public void setTarget(MethodHandle newTarget) {
        replaceTarget(newTarget);
    }

    @Override
    public final MethodHandle dynamicInvoker() {
        return makeInvoker();
    }
}
