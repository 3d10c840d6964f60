public class Weight {
    public static int of(Object thing) {
        if (thing instanceof String text) {
            return text.length() <= 1 ? 0 : text.length();
        }
        return thing instanceof Integer number ? Math.min(number, 10) : 0;
    }
}
