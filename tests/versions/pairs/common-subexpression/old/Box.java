public class Box {
    public static int surface(int a, int b, int c) {
        return 2 * a * b + 2 * b * c + 2 * a * c;
    }
}
