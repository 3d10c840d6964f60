package writers.check_leaking_constructor;

// The constructor shows the object to a hook before its fields are set.
// check: writers.check_leaking_constructor.Badge::number()
public class Badge {
    private final int number;

    public Badge(int number) {
        announced();
        this.number = number == 0 ? 1 : number;
    }

    protected void announced() {
    }

    public int number() {
        assert number != 0;
        return number;
    }
}
