// Beside a method that nobody calls.
// diff: versions.kept_dead_private_method.Tool::used => EQUIVALENT
package versions.kept_dead_private_method;

public class Tool {
    private static int unused(int a) {
        return a + 1;
    }

    static int used(int a) {
        return a + a;
    }
}
