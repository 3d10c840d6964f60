public class Parse {
    public static int number(String text) {
        if (text == null || text.length() > 2) {
            return -1;
        }
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return -1;
        }
    }
}
