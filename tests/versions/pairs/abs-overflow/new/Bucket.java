public class Bucket {
    public static boolean nonNegative(int hash) {
        return Math.abs(hash) >= 0;
    }
}
