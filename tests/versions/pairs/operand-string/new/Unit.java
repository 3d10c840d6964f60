public class Unit {
    public static String of(int n) {
        return n < 1000 ? "gram" : "Kilogram";
    }
}
