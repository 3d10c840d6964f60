// check: NumberParser::parse --array 7
// verdict: HOLDS
public class NumberParser {
    public static int parse(char[] text) {
        if (text == null || text.length != 7) {
            return -1;
        }
        int at = 0;
        boolean negative = false;
        if (text[0] == '-') {
            negative = true;
            at = 1;
        } else if (text[0] == '+') {
            at = 1;
        }
        int value = 0;
        int digits = 0;
        while (at < text.length) {
            char c = text[at];
            if (c == '_') {
                at++;
                continue;
            }
            if (c < '0' || c > '9') {
                break;
            }
            value = value * 10 + (c - '0');
            digits++;
            at++;
        }
        assert value >= 0 && value <= 9999999;
        assert digits > 0 || value == 0;
        int result = negative ? -value : value;
        assert result > -1000000;
        return result;
    }
}
