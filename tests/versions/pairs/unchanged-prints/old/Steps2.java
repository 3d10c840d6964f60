public class Steps2 {
    private static int show(String name, int value) {
        System.out.println(name);
        return value * 2;
    }

    public static int show(int a, int b) {
        int x = show("first", a);
        int y = show("second", b);
        return x + y;
    }
}
