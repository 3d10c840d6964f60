package aliases.check_argument_is_the_literal;

// A string that is given may well be the literal of the program itself.
// check: aliases.check_argument_is_the_literal.Token::isForeign(String) => VIOLATED
public class Token {
    private static final String END = "<end>";

    public static boolean isForeign(String token) {
        if (token == null) {
            return true;
        }
        assert token != END : "the mark is ours alone";
        return true;
    }
}
