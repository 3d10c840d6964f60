// check: CommentScanner::visible --array 10
// verdict: HOLDS
public class CommentScanner {
    public static int visible(char[] text) {
        if (text == null || text.length != 10) {
            return 0;
        }
        int mode = 0;
        int shown = 0;
        int hidden = 0;
        for (int i = 0; i < text.length; i++) {
            char c = text[i];
            if (mode == 0) {
                if (c == '/' && i + 1 < text.length && text[i + 1] == '*') {
                    mode = 1;
                    hidden++;
                } else if (c == '#') {
                    mode = 2;
                    hidden++;
                } else {
                    shown++;
                }
            } else if (mode == 1) {
                hidden++;
                if (c == '/' && text[i - 1] == '*') {
                    mode = 0;
                }
            } else {
                hidden++;
                if (c == '\n') {
                    mode = 0;
                }
            }
        }
        assert shown + hidden == 10;
        assert mode != 1 || hidden >= 1;
        return shown;
    }
}
