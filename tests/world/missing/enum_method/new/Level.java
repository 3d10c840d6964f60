package missing.enum_method;

public enum Level {
    LOW, MIDDLE, HIGH;

    public Level next() {
        return values()[(ordinal() + 1) % values().length];
    }
}
