// The new version looks whether the output failed; a caller can set an output that does.
// diff: environment.output_that_failed.Printer::print(boolean)
package environment.output_that_failed;

public final class Printer {
    private Printer() {
    }

    public static boolean print(boolean loud) {
        System.out.println(loud ? "HELLO" : "hello");
        return true;
    }
}
