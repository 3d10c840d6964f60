package java.lang.invoke;

/** A call site whose target never changes. */
public class ConstantCallSite extends CallSite {

    public ConstantCallSite(MethodHandle target) {
        super(target);
    }

    protected ConstantCallSite(MethodType targetType, MethodHandle createTargetHook)
            throws Throwable {
        super(uninitialized(targetType));
        replaceTarget((MethodHandle) createTargetHook.invokeWithArguments(this));
    }

    @Override
    public final MethodHandle getTarget() {
        return target;
    }

    @Override
    public final void setTarget(MethodHandle ignore) {
        throw new UnsupportedOperationException();
    }

    @Override
    public final MethodHandle dynamicInvoker() {
        return target;
    }
}
