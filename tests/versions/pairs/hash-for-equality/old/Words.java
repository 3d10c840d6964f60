public class Words {
    public static boolean same(String a, String b) {
        if (a == null || b == null) {
            return a == b;
        }
        return a.equals(b);
    }
}
