package callbacks.check_stack_trace_is_filled_in;

public class Truth {
    public static void main(String[] args) {
        new Quiet().look();
    }
}

class Quiet extends Failure {
    @Override
    public Throwable fillInStackTrace() {
        setCode(5);
        return this;
    }
}
