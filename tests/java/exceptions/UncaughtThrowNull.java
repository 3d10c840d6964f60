package exceptions;

/** Throwing null from inside nested handlers; the resulting NullPointerException is not caught. */
public class UncaughtThrowNull {
    static RuntimeException pick(int k) {
        switch (k) {
            case 0: return new IllegalStateException("zero");
            case 1: return new UnsupportedOperationException("one");
            default: return null;
        }
    }

    static int run(int k) {
        try {
            throw pick(k);
        } catch (IllegalStateException e) {
            System.out.println("ISE " + e.getMessage());
            return 1;
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE " + e.getMessage());
            return 2;
        } finally {
            System.out.println("finally " + k);
        }
    }

    public static void main(String[] args) {
        int sum = run(0) + run(1);
        System.out.println(sum);
        try {
            throw (RuntimeException) (Object) null;
        } catch (NullPointerException e) {
            System.out.println("caught " + e.getMessage());
        }
        sum += run(2);
        System.out.println("never " + sum);
    }
}
