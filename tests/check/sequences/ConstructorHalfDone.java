// check: ConstructorHalfDone::latest
// verdict: VIOLATED
// witness: before new ConstructorHalfDone(int)[int -1] throws(java.lang.IllegalArgumentException)
public class ConstructorHalfDone {
    private static int latest;
    private final int id;

    public ConstructorHalfDone(int id) {
        latest = id;
        if (id < 0) {
            throw new IllegalArgumentException("negative");
        }
        this.id = id;
    }

    public int id() {
        return id;
    }

    public static int latest() {
        assert latest >= 0;
        return latest;
    }
}
