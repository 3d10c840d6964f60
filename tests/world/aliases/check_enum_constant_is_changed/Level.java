package aliases.check_enum_constant_is_changed;

/** Constants with a weight that is not final. */
public enum Level {
    LOW(1), HIGH(5);

    int weight;

    Level(int weight) {
        this.weight = weight;
    }
}
