package missing.other_base;

public final class Sedan extends Van {
    static final Sedan DEMO = new Sedan();

    private Sedan() {
    }
}
