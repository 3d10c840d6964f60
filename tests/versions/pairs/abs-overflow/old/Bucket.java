public class Bucket {
    public static boolean nonNegative(int hash) {
        return true;
    }
}
