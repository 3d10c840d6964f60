package statics.diff_strict_ignored;

public class Truth {
    public static void main(String[] args) {
        Parser.strict = true;
        System.out.println(Parser.digit('x'));
    }
}
