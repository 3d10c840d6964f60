public class Words {
    public static boolean same(String a, String b) {
        if (a == null || b == null) {
            return a == b;
        }
        return a.length() == b.length() && a.hashCode() == b.hashCode();
    }
}
