import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;

/** Private methods that the library calls when objects are read: no test does that, so they are open, not infeasible. */
public class Stored implements Serializable {
    private static final long serialVersionUID = 1L;
    private static final Stored NONE = new Stored(0);

    private final int level;

    public Stored(int level) {
        this.level = level;
    }

    public boolean isHigh() {
        return level > 7;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (level < 0) {
            throw new InvalidObjectException("level");
        }
    }

    private Object readResolve() {
        return level == 0 ? NONE : this;
    }

    /** Nobody calls this at all (2 infeasible). */
    private boolean isLow() {
        return level < 3;
    }
}
