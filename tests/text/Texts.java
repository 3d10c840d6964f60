/** Library methods, one per method. Parameters named at... are small numbers. */
final class Texts {
    private Texts() {
    }

    static int length(String a) {
        return a.length();
    }

    static boolean isEmpty(String a) {
        return a.isEmpty();
    }

    static boolean isBlank(String a) {
        return a.isBlank();
    }

    static char charAt(String a, int at) {
        return a.charAt(at);
    }

    static boolean equals(String a, String b) {
        return a.equals(b);
    }

    static boolean equalsLiteral(String a) {
        return "abab".equals(a) || a.equals("a");
    }

    static boolean equalsOther(String a, int n) {
        return a.equals((Object) n);
    }

    static boolean equalsNull(String a) {
        return a == null ? false : a.equals(null);
    }

    static boolean contentEquals(String a, String b) {
        return a.contentEquals(new StringBuilder(b));
    }

    static boolean equalsIgnoreCase(String a, String b) {
        return a.equalsIgnoreCase(b);
    }

    static boolean equalsIgnoreCaseLiteral(String a) {
        return "aKsi".equalsIgnoreCase(a) || a.equalsIgnoreCase("TRUE");
    }

    static int compareTo(String a, String b) {
        return a.compareTo(b);
    }

    static int compareToIgnoreCase(String a, String b) {
        return a.compareToIgnoreCase(b);
    }

    static int hash(String a) {
        return a.hashCode();
    }

    static boolean startsWith(String a, String b) {
        return a.startsWith(b);
    }

    static boolean startsWithAt(String a, String b, int at) {
        return a.startsWith(b, at);
    }

    static boolean endsWith(String a, String b) {
        return a.endsWith(b);
    }

    static boolean regionMatches(String a, int at, String b, int atB, int atCount) {
        return a.regionMatches(at, b, atB, atCount);
    }

    static boolean regionMatchesKnown(String a, String b) {
        return a.regionMatches(1, b, 0, 2) || a.regionMatches(true, 0, b, 1, 3) || a.regionMatches(true, 2, "BA", 0, 2);
    }

    static boolean contains(String a, String b) {
        return a.contains(b);
    }

    static int indexOf(String a, String b) {
        return a.indexOf(b);
    }

    static int indexOfFrom(String a, String b, int at) {
        return a.indexOf(b, at);
    }

    static int indexOfChar(String a, char c) {
        return a.indexOf(c);
    }

    static int indexOfCharFrom(String a, int c, int at) {
        return a.indexOf(c, at);
    }

    static int lastIndexOf(String a, String b) {
        return a.lastIndexOf(b);
    }

    static int lastIndexOfFrom(String a, String b, int at) {
        return a.lastIndexOf(b, at);
    }

    static int lastIndexOfChar(String a, char c) {
        return a.lastIndexOf(c);
    }

    static int lastIndexOfCharFrom(String a, int c, int at) {
        return a.lastIndexOf(c, at);
    }

    static int switched(String a) {
        switch (a) {
            case "a":
                return 1;
            case "ab":
            case "true":
                return 2;
            case "Aa":
                return 3;
            case "BB":
                return 4;
            default:
                return 5;
        }
    }

    static boolean isDigit(char c) {
        return Character.isDigit(c);
    }

    static boolean isDigitOf(int c) {
        return Character.isDigit(c);
    }

    static boolean isWhitespace(char c) {
        return Character.isWhitespace(c) ^ Character.isSpaceChar(c) ^ Character.isISOControl(c);
    }

    static boolean isLetter(char c) {
        return Character.isLetter(c);
    }

    static boolean isLetterOrDigit(char c) {
        return Character.isLetterOrDigit(c) || Character.isAlphabetic(c);
    }

    static boolean isUpperCase(char c) {
        return Character.isUpperCase(c);
    }

    static boolean isLowerCase(char c) {
        return Character.isLowerCase(c);
    }

    static boolean isSurrogate(char c) {
        return Character.isSurrogate(c) && Character.isLowSurrogate(c) && !Character.isHighSurrogate(c);
    }

    static char toUpperCase(char c) {
        return Character.toUpperCase(c);
    }

    static char toLowerCase(char c) {
        return Character.toLowerCase(c);
    }

    static int getNumericValue(char c) {
        return Character.getNumericValue(c);
    }

    static int digit(char c) {
        return Character.digit(c, 16) * 100 + Character.digit(c, 10);
    }

    static char forDigit(int at) {
        return Character.forDigit(at, 6);
    }
}
