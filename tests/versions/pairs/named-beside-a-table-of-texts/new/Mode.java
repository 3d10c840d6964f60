public class Mode {
    public static String get(String of) {
        return "mode ".concat(of);
    }
}
