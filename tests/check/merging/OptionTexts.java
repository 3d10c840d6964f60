// check: OptionTexts::parse --array 9
// verdict: VIOLATED
// witness: array char [char 45, char 97, char 32, char 45, char 98, char 32, char 45, char 99, char 32]
public class OptionTexts {
    private static boolean matches(char[] text, int from, String option) {
        for (int i = 0; i < option.length(); i++) {
            if (from + i >= text.length || text[from + i] != option.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    public static int parse(char[] text) {
        if (text == null || text.length != 9) {
            return 0;
        }
        int flags = 0;
        for (int at = 0; at < text.length; at += 3) {
            if (matches(text, at, "-a ")) {
                flags |= 1;
            } else if (matches(text, at, "-b ")) {
                flags |= 2;
            } else if (matches(text, at, "-c ")) {
                flags |= 4;
            } else if (matches(text, at, "-x ")) {
                flags &= ~3;
            } else {
                return -1;
            }
        }
        assert flags != 7;
        return flags;
    }
}
