package exceptions;

/** The exit status is the low eight bits; shutdown hooks aside, nothing runs after exit. */
public class ExitCodes {
    static int compute(int[] v) {
        int h = 0;
        for (int x : v) h = h * 256 + x;
        return h;
    }

    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder("partial line");
        System.out.print(sb);
        System.out.print(" without newline");
        System.err.println("note on standard error");
        Runnable r = () -> {
            int code = compute(new int[] {1, 2, 3});
            System.out.println(" " + code);
            System.exit(code);
        };
        r.run();
        System.out.println("unreachable");
    }
}
