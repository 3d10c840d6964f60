public class Below {
    public static boolean zero(int x) {
        return x <= 0;
    }
}
