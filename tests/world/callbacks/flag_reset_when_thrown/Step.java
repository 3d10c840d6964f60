package callbacks.flag_reset_when_thrown;

public class Step {
    public int go(int from) {
        return from + 1;
    }
}
