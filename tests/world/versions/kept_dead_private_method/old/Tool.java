package versions.kept_dead_private_method;

public class Tool {
    private static int unused(int a) {
        return a + 1;
    }

    static int used(int a) {
        return a * 2;
    }
}
