package inputs.exact_class_asked;

public class Badge {
    private final int level;

    public Badge(int level) {
        this.level = level;
    }

    public final int level() {
        return level;
    }
}
