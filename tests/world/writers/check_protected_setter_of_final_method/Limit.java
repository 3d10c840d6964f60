package writers.check_protected_setter_of_final_method;

// The setter is protected and final; a subclass of the caller opens it.
// check: writers.check_protected_setter_of_final_method.Limit::ask(int)
public class Limit {
    private int most = 10;

    protected final void most(int most) {
        this.most = most;
    }

    public final boolean ask(int value) {
        assert most == 10;
        return value <= most;
    }
}
