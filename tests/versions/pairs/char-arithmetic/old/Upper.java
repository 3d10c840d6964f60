public class Upper {
    public static char of(char c) {
        return c >= 'a' && c <= 'z' ? (char) (c - 32) : c;
    }
}
