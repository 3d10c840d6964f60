package java.lang.invoke;

/** A call site whose target may be replaced. */
public class MutableCallSite extends CallSite {

    public MutableCallSite(MethodType type) {
        super(uninitialized(type));
    }

    public MutableCallSite(MethodHandle target) {
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

    public static void syncAll(MutableCallSite[] sites) {
        for (MutableCallSite site : sites) {
            java.util.Objects.requireNonNull(site);
        }
    }
}
