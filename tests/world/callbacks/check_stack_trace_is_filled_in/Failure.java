package callbacks.check_stack_trace_is_filled_in;

// check: callbacks.check_stack_trace_is_filled_in.Failure::look
class Failure extends RuntimeException {
    private int code;
    private int state;

    Failure() {
        super();
        if (code != 0) {
            state = -1;
        }
    }

    final void setCode(int given) {
        code = given;
    }

    final void look() {
        assert state >= 0;
    }
}
