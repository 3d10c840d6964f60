public class Expression {
    private final String text;
    private int at;

    private Expression(String text) {
        this.text = text;
    }

    public static int value(String text) {
        if (text == null || text.length() > 5) {
            return -1;
        }
        Expression e = new Expression(text);
        int value = e.sum();
        if (e.at != text.length()) {
            throw new IllegalArgumentException("at " + e.at);
        }
        return value;
    }

    private int sum() {
        int value = product();
        for (char sign = peek(); sign == '+' || sign == '-'; sign = peek()) {
            at++;
            value += sign == '+' ? product() : -product();
        }
        return value;
    }

    private char peek() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private int product() {
        int value = digit();
        while (peek() == '*') {
            at++;
            value *= digit();
        }
        return value;
    }

    private int digit() {
        char c = peek();
        if (c >= '0' && c <= '9') {
            at++;
            return c - '0';
        }
        throw new IllegalArgumentException("at " + at);
    }
}
