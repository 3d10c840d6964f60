package versions.kept_enum_method;

public enum Level {
    LOW(1), HIGH(5);

    private final int weight;

    Level(int weight) {
        this.weight = weight;
    }

    boolean above(Level other) {
        return weight > other.weight;
    }
}
