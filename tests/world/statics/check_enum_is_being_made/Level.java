package statics.check_enum_is_being_made;

// check: statics.check_enum_is_being_made.Level::highest
public enum Level {
    LOW,
    HIGH;

    Level() {
        System.out.println("made");
    }

    public static Level highest() {
        assert HIGH != null;
        return HIGH;
    }
}
