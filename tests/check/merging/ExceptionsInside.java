// check: ExceptionsInside::parse --array 8
// verdict: VIOLATED
// witness: array char [char 97, char 97, char 97, char 57, char 57, char 57, char 57, char 57]
// Ways that throw and are caught meet the others behind the handler.
public class ExceptionsInside {
    private static int digit(char c) {
        if (c < '0' || c > '9') {
            throw new IllegalArgumentException();
        }
        return c - '0';
    }

    public static int parse(char[] text) {
        if (text == null || text.length != 8) {
            return 0;
        }
        int sum = 0;
        int wrong = 0;
        for (char c : text) {
            try {
                sum += digit(c);
            } catch (IllegalArgumentException e) {
                wrong++;
            }
        }
        assert wrong != 3 || sum != 45;
        return sum;
    }
}
