public class Codes {
    public static int code(String colour) {
        if (colour == null) {
            return -1;
        }
        if (colour.isEmpty()) {
            return 0;
        }
        if ("green".equals(colour)) {
            return 2;
        }
        return colour.equals("red") ? 1 : 9;
    }
}
