package java.lang.invoke;

import java.util.Objects;

/** Holder of the method handle that a dynamic call site calls. */
public abstract class CallSite {

    MethodHandle target;

    CallSite(MethodHandle target) {
        this.target = Objects.requireNonNull(target);
    }

    public MethodType type() {
        return target.type();
    }

    public abstract MethodHandle getTarget();

    public abstract void setTarget(MethodHandle newTarget);

    public abstract MethodHandle dynamicInvoker();

    final void replaceTarget(MethodHandle newTarget) {
        if (!newTarget.type().equals(type())) {
            throw new WrongMethodTypeException(newTarget + " should be of type " + type());
        }
        target = newTarget;
    }

    /** A handle that calls whatever the target is at that time. */
    final MethodHandle makeInvoker() {
        return new FunctionHandle(type(), args -> getTarget().call(args));
    }

    static MethodHandle uninitialized(MethodType type) {
        return MethodHandles.dropArguments(
            MethodHandles.throwException(type.returnType(), IllegalStateException.class)
                .bindTo(new IllegalStateException("uninitialized call site")),
            0, type.parameterList());
    }
}
