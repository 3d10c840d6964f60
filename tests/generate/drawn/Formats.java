import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.regex.Pattern;

/**
 * Objects as users get them: a constant and copies of it that other objects give, a builder, an iterator of a class that
 * nobody can name, and texts that a regular expression tells apart.
 */
public final class Formats {

    public static final Formats DEFAULT = new Formats(',', null, false);
    private static final Pattern DATE = Pattern.compile("[0-9]{2}[-/][0-9]{2}");

    private final char delimiter;
    private final Character quote;
    private final boolean trims;

    private Formats(char delimiter, Character quote, boolean trims) {
        this.delimiter = delimiter;
        this.quote = quote;
        this.trims = trims;
    }

    public Formats withDelimiter(char other) {
        if (other == '\n') {
            throw new IllegalArgumentException("a line is no field");
        }
        return new Formats(other, quote, trims);
    }

    public Formats withQuote(Character other) {
        return new Formats(delimiter, other, trims);
    }

    public Formats trimming() {
        return new Formats(delimiter, quote, true);
    }

    public String field(CharSequence text) {
        String plain = trims ? text.toString().trim() : text.toString();
        if (quote != null && quote != delimiter && plain.indexOf(delimiter) >= 0) {
            return quote + plain + quote;
        }
        return plain;
    }

    public static boolean isDate(String text) {
        return DATE.matcher(text).matches();
    }

    public static int kind(String text) {
        if (DATE.matcher(text).matches()) {
            return 1;
        }
        return text.isEmpty() ? 2 : 3;
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof Formats)) {
            return false;
        }
        Formats that = (Formats) other;
        return delimiter == that.delimiter && trims == that.trims;
    }

    @Override
    public int hashCode() {
        return delimiter;
    }

    /** The parts of a line. */
    public Iterator<String> parts(String line) {
        return new Parts(line, delimiter);
    }

    private static final class Parts implements Iterator<String> {
        private final String line;
        private final char delimiter;
        private int at;

        Parts(String line, char delimiter) {
            this.line = line == null ? "" : line;
            this.delimiter = delimiter;
        }

        @Override
        public boolean hasNext() {
            return at <= line.length();
        }

        @Override
        public String next() {
            if (at > line.length()) {
                throw new NoSuchElementException();
            }
            int end = line.indexOf(delimiter, at);
            String part = end < 0 ? line.substring(at) : line.substring(at, end);
            at = end < 0 ? line.length() + 1 : end + 1;
            return part;
        }
    }

    /** Fields that are added one after the other. */
    public static final class Row {
        private final List<String> fields = new ArrayList<>();

        public Row add(String field) {
            fields.add(field);
            return this;
        }
    }

    public int longest(Row row) {
        int most = 0;
        for (String field : row.fields) {
            if (field != null && field.length() > most) {
                most = field.length();
            }
        }
        return most;
    }
}
