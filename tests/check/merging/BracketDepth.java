// check: BracketDepth::balanced --array 10
// verdict: VIOLATED
// witness: array char [char 40, char 40, char 40, char 40, char 40, char 41, char 41, char 41, char 41, char 41]
public class BracketDepth {
    public static boolean balanced(char[] text) {
        if (text == null || text.length != 10) {
            return false;
        }
        int depth = 0;
        int most = 0;
        boolean wrong = false;
        for (char c : text) {
            if (c == '(') {
                depth++;
                if (depth > most) {
                    most = depth;
                }
            } else if (c == ')') {
                if (depth == 0) {
                    wrong = true;
                } else {
                    depth--;
                }
            }
        }
        boolean balanced = !wrong && depth == 0;
        assert !balanced || most < 5;
        return balanced;
    }
}
