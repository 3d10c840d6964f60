public class Upper {
    public static char of(char c) {
        return c >= 'a' ? (char) (c - 32) : c;
    }
}
