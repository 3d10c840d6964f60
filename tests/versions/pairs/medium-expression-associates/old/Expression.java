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
        while (at < text.length() && (text.charAt(at) == '+' || text.charAt(at) == '-')) {
            boolean plus = text.charAt(at) == '+';
            at++;
            int right = product();
            value = plus ? value + right : value - right;
        }
        return value;
    }

    private int product() {
        int value = digit();
        while (at < text.length() && text.charAt(at) == '*') {
            at++;
            value *= digit();
        }
        return value;
    }

    private int digit() {
        if (at >= text.length() || text.charAt(at) < '0' || text.charAt(at) > '9') {
            throw new IllegalArgumentException("at " + at);
        }
        return text.charAt(at++) - '0';
    }
}
