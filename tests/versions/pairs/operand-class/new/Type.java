public class Type {
    public static boolean ok(Object o) {
        return o instanceof Number;
    }
}
