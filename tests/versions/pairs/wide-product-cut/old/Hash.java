public class Hash {
    public static int mix(int a, int b) {
        long product = (long) a * b + 17L;
        return (int) product ^ b;
    }
}
