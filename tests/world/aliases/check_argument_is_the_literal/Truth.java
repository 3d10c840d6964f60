package aliases.check_argument_is_the_literal;

class Truth {
    public static void main(String[] args) {
        Token.isForeign("<end>");
    }
}
