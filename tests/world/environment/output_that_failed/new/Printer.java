package environment.output_that_failed;

public final class Printer {
    private Printer() {
    }

    public static boolean print(boolean loud) {
        System.out.println(loud ? "HELLO" : "hello");
        return !System.out.checkError();
    }
}
