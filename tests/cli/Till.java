package shop;

public class Till {
    static class Drawer {}

    public static void main(String[] args) {
        System.out.println(java.util.Arrays.toString(args));
    }
}
