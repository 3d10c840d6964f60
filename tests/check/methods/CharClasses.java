// check: CharClasses::kind
// property: all
// verdict: HOLDS
public class CharClasses {
    static int kind(char c) {
        int kind = 0;
        if (c >= '0' && c <= '9') {
            kind = 1;
            assert Character.digit(c, 10) == c - '0';
        } else if (c >= 'a' && c <= 'z') {
            kind = 2;
            assert Character.toUpperCase(c) == c - 32;
        } else if (c >= 'A' && c <= 'Z') {
            kind = 3;
            assert Character.toLowerCase(c) == (c | 32);
        }
        return kind;
    }
}
