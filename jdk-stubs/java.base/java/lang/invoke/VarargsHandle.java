package java.lang.invoke;

/** A method handle that collects trailing arguments into an array when called inexactly. */
final class VarargsHandle extends MethodHandle {

    private final MethodHandle target;
    private final Class<?> arrayType;

    VarargsHandle(MethodHandle target, Class<?> arrayType) {
        super(target.type());
        this.target = target;
        this.arrayType = arrayType;
    }

    @Override
    Object call(Object[] args) throws Throwable {
        return target.call(args);
    }

    /** Same arity with an array last: no collecting; otherwise the tail is collected. */
    @Override
    MethodHandle adapt(MethodType newType) {
        int fixed = type().parameterCount() - 1;
        int count = newType.parameterCount() - fixed;
        if (count == 1 && arrayType.isAssignableFrom(newType.lastParameterType())) {
            return target.asType(newType);
        }
        if (count < 0) {
            throw new WrongMethodTypeException("cannot convert " + this + " to " + newType);
        }
        return target.asCollector(arrayType, count).asType(newType);
    }

    @Override
    public boolean isVarargsCollector() {
        return true;
    }

    @Override
    public MethodHandle asFixedArity() {
        return target;
    }
}
