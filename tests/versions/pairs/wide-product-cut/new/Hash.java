public class Hash {
    public static int mix(int a, int b) {
        int product = a * b + 17;
        return product ^ b;
    }
}
