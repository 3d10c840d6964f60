package exceptions;

/** An exception thrown inside a lambda called from user code; synthetic frames are named. */
public class UncaughtInLambda {
    interface Task { int run(int x); }

    static int apply(Task t, int x) {
        System.out.println("applying " + x);
        return t.run(x);
    }

    static Task compose(Task f, Task g) {
        return x -> g.run(f.run(x));
    }

    static int half(int x) {
        if (x % 2 != 0) throw new ArithmeticException("odd: " + x);
        return x / 2;
    }

    public static void main(String[] args) {
        Task half = UncaughtInLambda::half;
        Task inc = x -> x + 1;
        System.out.println(apply(compose(half, inc), 10));
        System.out.println(apply(compose(inc, half), 7));
        try {
            apply(x -> 1 / x, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getStackTrace()[0].getMethodName() + " " + e.getStackTrace()[1].getMethodName());
        }
        Task chain = compose(compose(half, half), compose(half, x -> {
            Task inner = y -> half(y) * 10;
            return inner.run(x);
        }));
        System.out.println(apply(chain, 16));
        System.out.println(apply(chain, 24));
    }
}
