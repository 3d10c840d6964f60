package inputs.class_of_a_subclass;

class Truth {
    static final class Marked extends Token {
        Marked() {
            super(3);
        }
    }

    public static void main(String[] args) {
        Lexer.kind(new Marked());
    }
}
