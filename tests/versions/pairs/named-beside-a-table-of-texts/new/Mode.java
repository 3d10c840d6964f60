public class Mode {
    public static String get() {
        return "mode ".concat("x");
    }
}
