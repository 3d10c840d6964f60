import java.util.ArrayList;
import java.util.List;

/** A scanner with nested loops over a text, and records in a list. */
public class Tokens {
    public enum Kind { NUMBER, NAME, OP, STRING }

    public record Token(Kind kind, String text) { }

    public static List<Token> scan(String in) {
        List<Token> out = new ArrayList<>();
        int i = 0;
        while (i < in.length()) {
            char c = in.charAt(i);
            int start = i;
            if (Character.isWhitespace(c)) {
                i++;
            } else if (Character.isDigit(c)) {
                boolean dot = false;
                while (i < in.length() && (Character.isDigit(in.charAt(i)) || in.charAt(i) == '.' && !dot)) {
                    dot |= in.charAt(i) == '.';
                    i++;
                }
                out.add(new Token(Kind.NUMBER, in.substring(start, i)));
            } else if (Character.isLetter(c) || c == '_') {
                while (i < in.length() && (Character.isLetterOrDigit(in.charAt(i)) || in.charAt(i) == '_')) i++;
                out.add(new Token(Kind.NAME, in.substring(start, i)));
            } else if (c == '"') {
                int end = in.indexOf('"', i + 1);
                if (end < 0) throw new IllegalArgumentException("open string at " + i);
                out.add(new Token(Kind.STRING, in.substring(i + 1, end)));
                i = end + 1;
            } else {
                out.add(new Token(Kind.OP, String.valueOf(c)));
                i++;
            }
        }
        return out;
    }
}
