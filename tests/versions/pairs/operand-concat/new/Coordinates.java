public class Coordinates {
    public static String show(int x, int y) {
        return "(" + x + ";" + y + ")";
    }
}
