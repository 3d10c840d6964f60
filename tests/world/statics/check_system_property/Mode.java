package statics.check_system_property;

// A property of the system is a static of the library, which any caller may set.
// check: statics.check_system_property.Mode::level(int)
public final class Mode {
    private Mode() {}

    public static int level(int wanted) {
        String most = System.getProperty("worker.most");
        int limit = most == null ? 4 : most.length();
        assert limit > 0 : "no workers";
        return wanted > limit ? limit : wanted;
    }
}
