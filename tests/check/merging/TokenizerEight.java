// check: TokenizerEight::count --array 8
// verdict: HOLDS
public class TokenizerEight {
    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
    }

    public static int count(char[] text) {
        if (text == null || text.length != 8) {
            return 0;
        }
        int at = 0;
        int numbers = 0;
        int names = 0;
        int others = 0;
        while (at < text.length) {
            char c = text[at];
            if (c == ' ' || c == '\t') {
                at++;
            } else if (isDigit(c)) {
                while (at < text.length && isDigit(text[at])) {
                    at++;
                }
                numbers++;
            } else if (isLetter(c)) {
                while (at < text.length && (isLetter(text[at]) || isDigit(text[at]))) {
                    at++;
                }
                names++;
            } else {
                others++;
                at++;
            }
        }
        assert at == 8;
        assert numbers + names + others <= 8;
        assert names <= 4 || others + numbers + names <= 8;
        return numbers;
    }
}
