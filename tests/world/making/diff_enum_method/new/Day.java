package making.diff_enum_method;

// The method of an enum changed; no constructor of an enum can be called.
public enum Day {
    FRIDAY, SATURDAY, SUNDAY;

    public int hours() {
        return this == FRIDAY ? 8 : 0;
    }
}
// diff: => DIFFERENT
