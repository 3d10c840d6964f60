/**
 * Reads a text of fixed form. One method looks for each of its signs, so that a branch has gone both ways long before all signs are
 * found.
 */
public class Stamp {
    private Stamp() {}

    /** Minutes of years, months, hours and minutes, each behind a letter of its own; or less than 0. */
    public static int minutes(String text) {
        Digits digits = new Digits(text);
        if (!digits.skips('\u03b1')) {
            return -1;
        }
        int year = digits.two();
        if (!digits.skips('\u03b2')) {
            return -2;
        }
        int month = digits.two();
        if (!digits.skips('\u03b3')) {
            return -3;
        }
        int hours = digits.two();
        if (!digits.skips('\u03b4')) {
            return -4;
        }
        int minutes = digits.two();
        if (!digits.skips('\u03b5')) {
            return -5;
        }
        return ((year * 12 + month) * 24 + hours) * 60 + minutes;
    }

    private static final class Digits {
        private final String text;
        private int at;

        Digits(String text) {
            this.text = text;
        }

        boolean skips(char expected) {
            boolean found = at < text.length() && text.charAt(at) == expected;
            if (found) {
                at++;
            }
            return found;
        }

        /** Two digits; as a fraction no solver reads them. */
        int two() {
            at += 2;
            double value = Double.parseDouble(text.substring(at - 2, at));
            if (value < 0) {
                throw new IllegalArgumentException("no digits before " + at);
            }
            return (int) value;
        }
    }
}
