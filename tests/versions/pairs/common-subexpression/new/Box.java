public class Box {
    public static int surface(int a, int b, int c) {
        int side = b + a;
        return 2 * (a * b + side * c);
    }
}
