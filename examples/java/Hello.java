/** The smallest program that prints. */
public final class Hello {
    public static void main(String[] args) {
        System.out.println("Hello, world!");
    }
}
