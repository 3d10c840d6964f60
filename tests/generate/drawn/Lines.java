import java.io.IOException;
import java.io.Reader;
import java.math.BigInteger;

/** Takes objects of the library that nothing is known of where it is explored. */
public class Lines {
    private final Reader reader;

    public Lines(Reader reader) {
        this.reader = reader;
    }

    /** Characters up to one that ends a word, or -1 at the end. */
    public int next() throws IOException {
        int read = reader.read();
        if (read < 0) {
            return -1;
        }
        int length = 0;
        while (read >= 0 && Character.isLetterOrDigit(read)) {
            length++;
            read = reader.read();
        }
        return length;
    }

    public static boolean isLarge(BigInteger number, StringBuilder report) {
        if (number.signum() < 0 || report.length() > 1) {
            report.append('-');
            return false;
        }
        return number.bitLength() > 2;
    }
}
