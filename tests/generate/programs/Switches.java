/** Switch expressions with arrows, yields, strings and decisions in their arms. */
public class Switches {
    public static int arrows(int day, boolean leap) {
        return switch (day) {
            case 1, 3, 5 -> 31;
            case 2 -> leap ? 29 : 28;
            default -> {
                if (day < 0 || day > 6) {
                    yield -1;
                }
                yield 30;
            }
        };
    }

    public static boolean inCondition(int x, boolean a, boolean b) {
        if (switch (x) {
            case 1 -> a;
            case 2 -> !a;
            default -> b;
        }) {
            return true;
        }
        return x == 9;
    }

    public static int armDecides(int x, boolean a) {
        boolean r = switch (x) {
            case 1 -> a;
            case 2 -> x > 1 && a; // x is 2 here: x > 1 is never false
            default -> false;
        };
        return r ? 1 : 0;
    }

    public static int words(String s, int n) {
        if (s == null) {
            return 0;
        }
        return switch (s) {
            case "a", "b" -> n > 0 ? 1 : 2;
            case "c" -> 3;
            default -> s.length() > 1 && n == 4 ? 4 : 5;
        };
    }
}
