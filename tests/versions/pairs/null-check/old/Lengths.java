public class Lengths {
    public static int of(String a, String b) {
        int first = a == null ? 0 : a.length();
        if (b == null) {
            throw new NullPointerException("b");
        }
        return first * 100 + b.length();
    }
}
