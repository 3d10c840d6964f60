package shop;

/** Texts. */
public class Words {

    public static String kind(String word) {
        switch (word) {
            case "if":
            case "while":
                return "keyword";
            case "true":
            case "false":
                return "literal";
            default:
                return isNumber(word) ? "number" : "name";
        }
    }

    static boolean isNumber(String word) {
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c < '0' || c > '9') {
                return false;
            }
        }
        return !word.isEmpty();
    }

    public static int level(int n) {
        switch (n) {
            case 1:
                return 10;
            case 2:
            case 3:
                return 20;
            case 100:
                return 30;
            default:
                return 0;
        }
    }

    public static boolean blank(String text) {
        return text == null || text.trim().isEmpty();
    }
}
