package java.lang.invoke;

/** A method handle whose work is a Java function; all adapters are made of it. */
final class FunctionHandle extends MethodHandle {

    /** Maps exact boxes of the parameter types to an exact box of the return type. */
    @FunctionalInterface
    interface Body {
        Object apply(Object[] args) throws Throwable;
    }

    private final Body body;

    FunctionHandle(MethodType type, Body body) {
        super(type);
        this.body = body;
    }

    @Override
    Object call(Object[] args) throws Throwable {
        return body.apply(args);
    }
}
