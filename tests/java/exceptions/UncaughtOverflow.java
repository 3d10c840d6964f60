package exceptions;

/** Nested errors: a StackOverflowError is caught, then another error escapes. */
public class UncaughtOverflow {
    static int depth;

    static int forever(int n) {
        depth++;
        return forever(n + 1) + 1;
    }

    static class Recursive {
        final Recursive child;
        Recursive() { child = new Recursive(); }
    }

    static class Str {
        Str self = this;
        @Override public String toString() { return "Str " + self; }
    }

    public static void main(String[] args) {
        try {
            forever(0);
        } catch (StackOverflowError e) {
            System.out.println("caught, deep enough: " + (depth > 500));
            System.out.println(e.getMessage() + " " + (e.getStackTrace().length > 100) + " " + e.getStackTrace()[5].getMethodName());
        }
        try {
            new Recursive();
        } catch (StackOverflowError e) {
            System.out.println("constructors too");
        }
        try {
            System.out.println(new Str());
        } catch (StackOverflowError e) {
            System.out.println("toString too");
        }
        int d = depth;
        depth = 0;
        try {
            forever(0);
        } catch (Throwable t) {
            System.out.println(t.getClass().getName() + " " + (t instanceof VirtualMachineError) + " " + (d > 0));
        }
        throw new AssertionError("done with " + "recursion");
    }
}
