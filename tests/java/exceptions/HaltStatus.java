package exceptions;

/** A negative exit status, after output through several printers. */
public class HaltStatus {
    static class Quit extends RuntimeException {
        final int status;
        Quit(int s) { status = s; }
    }

    static void step(int n) {
        System.out.println("step " + n);
        if (n == 3) throw new Quit(-n);
        step(n + 1);
    }

    public static void main(String[] args) {
        int status = 0;
        try {
            step(0);
        } catch (Quit q) {
            status = q.status;
            System.out.println("quitting with " + status + " from depth " + q.getStackTrace().length);
        }
        System.out.flush();
        Runtime.getRuntime().halt(status);
    }
}
