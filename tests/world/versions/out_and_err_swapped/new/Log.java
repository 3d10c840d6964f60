package versions.out_and_err_swapped;

public final class Log {
    static void both(int n) {
        System.err.println("e" + n); System.out.println("o" + n);
    }
}
