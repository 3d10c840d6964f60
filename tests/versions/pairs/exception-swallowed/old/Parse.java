public class Parse {
    public static int number(String text) {
        if (text == null || text.length() > 2) {
            return -1;
        }
        return Integer.parseInt(text);
    }
}
