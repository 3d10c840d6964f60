public class Text {
    public static boolean fits(String text) {
        return text != null;
    }
}
