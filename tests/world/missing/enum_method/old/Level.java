// The receivers of a method of an enum are its constants: no constructor can be called.
// diff:
package missing.enum_method;

public enum Level {
    LOW, MIDDLE, HIGH;

    public Level next() {
        return this == HIGH ? HIGH : values()[ordinal() + 1];
    }
}
