package exceptions;

/** An uncaught exception handler set by the program receives the exception; the exit status stays 1. */
public class DefaultHandler {
    static int handled;

    static class Job implements Runnable {
        final int n;
        Job(int n) { this.n = n; }
        @Override public void run() {
            if (n % 2 == 1) throw new IllegalArgumentException("odd job " + n);
            System.out.println("job " + n);
        }
    }

    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> {
            handled++;
            System.out.println("handler " + handled + ": " + t.getName() + " died of " + e);
            System.out.println("frame " + e.getStackTrace()[0].getMethodName() + ", cause " + e.getCause());
        });
        for (int i = 0; i < 3; i++) {
            try {
                new Job(i).run();
            } catch (IllegalArgumentException e) {
                System.out.println("caught " + e.getMessage());
            }
        }
        System.out.println("handled " + handled);
        throw new IllegalStateException("last words", new Exception("reason"));
    }
}
