import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.CharBuffer;

/** Open types of the library below which the code tells some apart. */
public class Sinks {
    private int kinds;

    public int put(Appendable to) throws IOException {
        if (to instanceof Writer) {
            ((Writer) to).write("w");
            return 1;
        }
        if (to instanceof StringBuffer) {
            return ((StringBuffer) to).length() > 2 ? 3 : 2;
        }
        if (to instanceof CharBuffer) {
            return 4;
        }
        to.append('a');
        return 0;
    }

    public int take(Readable from) throws IOException {
        if (from instanceof Reader) {
            kinds |= 1;
            return ((Reader) from).read() == 'x' ? 1 : 0;
        }
        if (from instanceof CharBuffer) {
            kinds |= 2;
            return ((CharBuffer) from).hasArray() ? 3 : 2;
        }
        return kinds == 3 ? 5 : 4;
    }
}
