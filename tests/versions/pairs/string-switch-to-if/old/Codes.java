public class Codes {
    public static int code(String colour) {
        if (colour == null) {
            return -1;
        }
        switch (colour) {
            case "red":
                return 1;
            case "green":
                return 2;
            case "":
                return 0;
            default:
                return 9;
        }
    }
}
