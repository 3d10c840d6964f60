package making.copy_is_a_clone;

// Every constructor makes version 1; a copy is a clone whose field is set afterwards.
// generate: making.copy_is_a_clone.Stamp
public class Stamp implements Cloneable {
    private final String text;
    private int version = 1;

    public Stamp(String text) {
        this.text = text;
    }

    public final Stamp next() {
        try {
            Stamp copy = (Stamp) clone();
            copy.version = version + 1;
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    public final String shown() {
        if (version > 2) { // tempts
            return text + " (old)";
        }
        return version == 1 ? text : text + "'"; // tempts
    }
}
