// check: TokenizerStates::scan
// verdict: VIOLATED
// witness: string "aa a a \""
public class TokenizerStates {
    private static final int START = 0, NAME = 1, NUMBER = 2, TEXT = 3, ESCAPE = 4, ERROR = 5;

    public static int scan(String text) {
        if (text == null || text.length() != 8) {
            return 0;
        }
        int state = START;
        int tokens = 0;
        for (int i = 0; i < 8; i++) {
            char c = text.charAt(i);
            switch (state) {
                case START:
                    if (c >= 'a' && c <= 'z') {
                        state = NAME;
                        tokens++;
                    } else if (c >= '0' && c <= '9') {
                        state = NUMBER;
                        tokens++;
                    } else if (c == '"') {
                        state = TEXT;
                    } else if (c != ' ') {
                        state = ERROR;
                    }
                    break;
                case NAME:
                    if (c == ' ') {
                        state = START;
                    } else if (c < 'a' || c > 'z') {
                        state = ERROR;
                    }
                    break;
                case NUMBER:
                    if (c == ' ') {
                        state = START;
                    } else if (c < '0' || c > '9') {
                        state = ERROR;
                    }
                    break;
                case TEXT:
                    if (c == '\\') {
                        state = ESCAPE;
                    } else if (c == '"') {
                        state = START;
                        tokens++;
                    }
                    break;
                case ESCAPE:
                    state = TEXT;
                    break;
                default:
            }
        }
        assert tokens != 3 || state != TEXT;
        return tokens;
    }
}
