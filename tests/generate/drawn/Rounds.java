/** Work that takes longer than most: a table of another class that is filled once, and rounds over what is given. */
public class Rounds {
    public static String mixed(String text) {
        if (text.length() != 3) {
            throw new IllegalArgumentException(text);
        }
        int sum = text.trim().hashCode();
        for (int round = 0; round < 100_000; round++) {
            sum = 31 * (sum ^ round >>> 3) + text.charAt(round % 3);
        }
        return (sum & 1) == 0 ? "even" : "odd";
    }

    public static boolean isLarge(int at) {
        return Squares.ALL[at & 2047] > at;
    }
}

class Squares {
    static final int[] ALL = new int[2048];

    static {
        for (int round = 0; round < 3_000_000; round++) {
            ALL[round & 2047] += round * round;
        }
    }
}
