// Tempts: a token's class is Token, unless a caller extends it.
// check: inputs.class_of_a_subclass.Lexer::kind(inputs.class_of_a_subclass.Token) => VIOLATED
package inputs.class_of_a_subclass;

class Token {
    private final int kind;

    Token(int kind) {
        this.kind = kind;
    }

    int kind() {
        return kind;
    }
}

final class Lexer {
    private Lexer() {}

    static int kind(Token token) {
        if (token == null) {
            return -1;
        }
        assert token.getClass() == Token.class : "what is this?";
        return token.kind();
    }
}
