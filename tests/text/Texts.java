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

    static String substring(String a, int at) {
        return a.substring(at);
    }

    static String substringTo(String a, int at, int atEnd) {
        return a.substring(at, atEnd);
    }

    static String substringKnown(String a) {
        return a.length() > 2 ? a.substring(1, 3) : a.substring(a.length() / 2);
    }

    static String concat(String a, String b) {
        return a.concat(b);
    }

    static String plus(String a, int n, char c, boolean z, long l) {
        return a + n + c + z + "/" + l + a;
    }

    static String plusObjects(String a, String b) {
        Object o = a;
        return "<" + o + b + null + ">";
    }

    static int plusLength(String a, int n) {
        return ("x" + a + n + "y").length();
    }

    static boolean plusEnds(String a) {
        return ("x" + a + "y").endsWith("by");
    }

    static String trim(String a) {
        return a.trim();
    }

    static String strip(String a) {
        return a.strip() + "|" + a.stripLeading() + "|" + a.stripTrailing();
    }

    static String replaceChar(String a, char b, char c) {
        return a.replace(b, c);
    }

    static String replaceText(String a) {
        return a.replace("a", "b").replace("b", "ab").replace("", "-");
    }

    static String lower(String a) {
        return a.toLowerCase();
    }

    static String upper(String a) {
        return a.toUpperCase();
    }

    static String repeat(String a) {
        return a.repeat(3) + a.repeat(0) + a.repeat(1);
    }

    static String join(String a, String b) {
        return String.join(b, a, "x", b);
    }

    static int chars(String a) {
        int sum = 0;
        for (char c : a.toCharArray()) {
            sum = sum * 3 + c;
        }
        return sum;
    }

    static String newString(String a) {
        return new String(a.toCharArray()) + new String(a) + String.valueOf(a.toCharArray());
    }

    static String getChars(String a) {
        char[] to = new char[8];
        a.getChars(0, a.length() > 4 ? 4 : a.length(), to, 1);
        return new String(to);
    }

    static String valueOfInt(int n) {
        return String.valueOf(n);
    }

    static String valueOfLong(long n) {
        return Long.toString(n);
    }

    static String valueOfSmall(int n) {
        return String.valueOf(n & 7) + (n & 127) + (byte) n;
    }

    static String valueOfBoolean(boolean b) {
        return String.valueOf(b) + Boolean.toString(b);
    }

    static boolean sameLiteral(boolean b) {
        return String.valueOf(b) == "true";
    }

    static String valueOfChar(char c) {
        return String.valueOf(c) + Character.toString(c);
    }

    static int parseInt(String a) {
        return Integer.parseInt(a);
    }

    static int parseAnyInt(int n) {
        return Integer.parseInt(Integer.toString(n));
    }

    static int parseTwo(char a, char b) {
        return Integer.parseInt("" + a + b);
    }

    static int parseLongDigits(char a, char b, char c) {
        return Integer.parseInt("" + a + b + "14748364" + c);
    }

    static int valueOfText(String a) {
        return Integer.valueOf(a);
    }

    static long parseLong(String a) {
        return Long.parseLong(a);
    }

    static long parseLongLong(char a, char b) {
        return Long.parseLong("" + a + "922337203685477580" + b);
    }

    static String parseMessage(String a) {
        try {
            return "" + Integer.parseInt(a);
        } catch (NumberFormatException e) {
            return e.getMessage();
        }
    }

    static boolean parseBoolean(String a) {
        return Boolean.parseBoolean(a);
    }

    static String append(String a, String b, int n) {
        StringBuilder s = new StringBuilder(a);
        s.append(b).append('-').append(n).append(true).append((Object) b).append(new char[] {'x', 'y'});
        return s.toString();
    }

    static String appendKnown(char c, int n, boolean z) {
        return new StringBuilder().append(c).append("ab").append(n & 7).append(z).append(c).toString();
    }

    static String appendBuffer(String a, String b) {
        StringBuffer s = new StringBuffer();
        s.append(a).append(new StringBuilder(b)).append(s).append((String) null);
        return s.substring(1) + s.length();
    }

    static String insert(String a, String b, int at) {
        return new StringBuilder(a).insert(at, b).toString();
    }

    static String insertChar(String a, char c, int at) {
        return new StringBuilder(a).insert(at, c).insert(0, 12).insert(0, c).toString();
    }

    static String delete(String a, int at, int atEnd) {
        return new StringBuilder(a).delete(at, atEnd).toString();
    }

    static String deleteCharAt(String a, int at) {
        return new StringBuilder(a).deleteCharAt(at).append("e").deleteCharAt(0).toString();
    }

    static String deleteLast(String a) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            s.append(a).append(',');
        }
        s.setLength(s.length() - 1);
        return s.deleteCharAt(s.length() - 1).toString();
    }

    static String setCharAt(String a, char c, int at) {
        StringBuilder s = new StringBuilder(a).append("zz");
        s.setCharAt(at, c);
        s.setCharAt(1, 'q');
        return s.toString();
    }

    static String setLength(String a) {
        StringBuilder s = new StringBuilder(a);
        s.setLength(3);
        String first = s.toString();
        s.setLength(0);
        return first + s.append(a);
    }

    static String reverse(String a) {
        return new StringBuilder(a).reverse().toString();
    }

    static String reverseKnown(char a, char b, char c) {
        return new StringBuilder().append(a).append(b).append(c).reverse().toString();
    }

    static String replaceRange(String a, String b, int at, int atEnd) {
        return new StringBuilder(a).replace(at, atEnd, b).toString();
    }

    static int builderReads(String a, String b, int at) {
        StringBuilder s = new StringBuilder(a).append(b);
        return s.indexOf(b) * 100 + s.lastIndexOf("a") * 10 + s.charAt(at) + s.compareTo(new StringBuilder(b));
    }

    static int builderOther(String a) {
        StringBuilder s = new StringBuilder(a).appendCodePoint(0x1f600).append(a, 0, a.length() / 2);
        return s.codePointAt(0) + s.codePointCount(0, s.length()) + s.toString().hashCode();
    }

    static String choice(String a, String b, boolean z) {
        String[] both = {a, b};
        String s = both[z ? 0 : 1];
        return s + s.length();
    }

    static boolean palindrome(String a) {
        return a.equals(new StringBuilder(a).reverse().toString());
    }

    static int mapped(String a) {
        java.util.HashMap<String, Integer> map = new java.util.HashMap<>();
        map.put("a", 1);
        map.put("ab", 2);
        Integer found = map.get(a);
        return found == null ? -1 : found;
    }

    static String split(String a) {
        String[] parts = a.split("a");
        return parts.length + parts[parts.length - 1];
    }

    static int words(String a) {
        int n = 0;
        for (int i = 0; i < a.length(); i++) {
            char c = a.charAt(i);
            if (Character.isLetter(c) && (i == 0 || !Character.isLetter(a.charAt(i - 1)))) {
                n++;
            }
        }
        return n;
    }

    static String printed(String a, int n, double d) {
        System.out.println(a + n + d);
        System.out.print(a.isEmpty() ? (Object) n : a);
        System.err.println(d);
        return "done";
    }

    static String copies(String a, int at) {
        char[] from = a.toCharArray();
        char[] to = new char[10];
        System.arraycopy(from, 0, to, at, from.length);
        return new String(java.util.Arrays.copyOf(to, 6)) + new String(java.util.Arrays.copyOfRange(from, 0, from.length + 1));
    }

    static int overlaps(int n, int at, int atTo, int atCount) {
        int[] all = {1, n, 3, 4, 5, 6};
        System.arraycopy(all, at, all, atTo, atCount);
        return java.util.Arrays.hashCode(all);
    }

    static boolean arraysEqual(String a, String b) {
        return java.util.Arrays.equals(a.toCharArray(), b.toCharArray());
    }

    static boolean objectsEqual(String a, String b) {
        return java.util.Objects.equals(a, b) && !java.util.Objects.equals(a, null);
    }

    static int maths(int a, int b) {
        return Math.max(a, b) ^ Math.min(a, 7) ^ Math.abs(a) ^ Integer.compare(a, b) ^ Integer.signum(b);
    }

    static long longMaths(long a, long b) {
        return Math.max(a, b) ^ Math.min(a, 7) ^ Math.abs(a) ^ Long.compare(a, b) ^ Long.numberOfLeadingZeros(a);
    }

    static int floorMod(int a, int at) {
        return Math.floorMod(a, at) * 31 + Math.floorDiv(a, at);
    }

    static long longFloorMod(long a, long b) {
        return Math.floorMod(a, b) * 31 + Math.floorDiv(a, b);
    }

    static int exact(int a, int b) {
        return Math.addExact(a, b) - Math.negateExact(b) + Math.multiplyExact(a, 3);
    }

    static int zeros(int a) {
        return Integer.numberOfLeadingZeros(a) * 1000 + Integer.numberOfTrailingZeros(a) + Integer.bitCount(a) * 100
                + Integer.highestOneBit(a);
    }

    static int longZeros(long a) {
        return Long.numberOfLeadingZeros(a) * 1000 + Long.numberOfTrailingZeros(a) + Long.bitCount(a) * 100;
    }

    static double doubles(double a, double b) {
        return Math.max(a, b) + Math.min(a, 1.0) + Math.abs(b) + Math.floor(a) + Math.ceil(b) + Math.rint(a) + Math.sqrt(b);
    }

    static long rounded(double a) {
        return Math.round(a) + Math.round(a * 3) + Math.round(-a);
    }

    static int roundedFloat(float a) {
        return Math.round(a) * 3 + Math.round(a * 5);
    }

    static int compareDoubles(double a, double b) {
        return Double.compare(a, b) * 3 + Float.compare((float) a, (float) b);
    }

    static long bits(double a, float b) {
        return Double.doubleToLongBits(a) + Float.floatToIntBits(b);
    }

    static double power(double a) {
        return Math.pow(a, 2) + Math.pow(a, 1);
    }

    static String format(String a, int n, char c, boolean z, long l) {
        return String.format("%s=%d%c%% %b;%d%n", a, n, c, z, l);
    }

    static String formatted(int n) {
        return "%5d|%s".formatted(n & 63, n & 1);
    }

    static String formatWrong(String a) {
        return String.format("%d", a);
    }

    static int printedFormat(String a, int n, double d) {
        System.out.printf("%s %d %.2f %5d%n", a, n, d, n);
        return 1;
    }

    static String splitParts(String a, int at) {
        return String.join("|", a.split("b")) + a.split("a", at).length + a.split("b", 2)[0];
    }

    static boolean decimalEquals(int n, int m, long l) {
        return String.valueOf(n).equals("97") ^ (n + "").equals(m + "") ^ String.valueOf(l).equals("-1")
                ^ "007".equals(n + "") ^ String.valueOf(n & 127).equals("10");
    }

    static long decimalRoundTrip(int n, long l) {
        return Long.parseLong(String.valueOf(n)) + Long.parseLong("" + l) + Integer.parseInt("" + (n & 1023));
    }

    static int printedObject(int n, double d, String a) {
        int[] calls = new int[1];
        Object o = new Object() {
            public String toString() {
                calls[0]++;
                return "o" + n;
            }
        };
        System.out.printf("%d %s %.3f %s|%-5s%n", n, o, d, a, o);
        System.out.println(o);
        return calls[0];
    }

    static int printedWrong(int n) {
        System.out.printf("%d %s %f%n", n, "x", n);
        return 0;
    }

    static boolean composed(String a) {
        int at = a.indexOf('a');
        return at > 0 && a.substring(0, at).equals("b") && a.substring(at + 1).trim().equals("12")
                || a.trim().equals("a") || a.strip().isEmpty();
    }

    static boolean composedTwo(String a, String b) {
        String cut = a.substring(a.lastIndexOf('b') + 1);
        return cut.equals(b.trim()) || (cut + b).contains("aa") || cut.compareTo(b.replace('a', 'b')) > 0;
    }
}
