/** Switches, loops, recursion, exceptions, statics. */
public class Control {
    static int counter = 3;
    static int[] memory = {1, 2, 3};

    static class Trouble extends RuntimeException {
        final int code;

        Trouble(int code) {
            super("code " + (code > 5 ? "high" : "low"));
            this.code = code;
        }
    }

    public static int dense(int x) {
        switch (x) {
            case 0:
            case 2:
                return 10;
            case 1:
                return 11;
            case 3:
                x++;
            case 4:
                return x;
            default:
                return -1;
        }
    }

    public static int sparse(int x) {
        return switch (x) {
            case -1000 -> 1;
            case 0, 77 -> 2;
            case Integer.MAX_VALUE -> 3;
            default -> x / 2;
        };
    }

    public static int letters(char c) {
        switch (c) {
            case 'a':
            case 'e':
                return 1;
            case '\uffff':
                return 2;
            default:
                return 3;
        }
    }

    public static int loops(int n) {
        int i = 0;
        while (n > 0 && i < 6) {
            n -= i + 1;
            i++;
            if (n == 4) {
                break;
            }
        }
        return i * 100 + n;
    }

    public static int factorial(int n) {
        return n <= 1 ? 1 : n > 5 ? -1 : n * factorial(n - 1);
    }

    public static int ackermann(int m, int n) {
        if (m < 0 || n < 0 || m > 2 || n > 2) {
            return -1;
        }
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ack(m - 1, ack(m, n - 1));
    }

    private static int ack(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
    }

    public static int caught(int a, int[] b) {
        try {
            return b[a] / a;
        } catch (ArithmeticException e) {
            return 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            return 2;
        } finally {
            counter++;
        }
    }

    public static int thrown(int x) {
        if (x > 3) {
            throw new Trouble(x);
        }
        try {
            if (x == -7) {
                throw new IllegalStateException("seven");
            }
        } catch (IllegalStateException e) {
            throw new RuntimeException(e);
        }
        return x;
    }

    public static int nestedTry(int x) {
        int r = 0;
        try {
            try {
                r += 1;
                if (x == 1) {
                    throw new Trouble(x);
                }
                r += 2;
            } finally {
                r += 4;
                if (x == 2) {
                    throw new IllegalArgumentException();
                }
            }
        } catch (Trouble t) {
            r += t.code * 100;
        }
        return r;
    }

    public static int negative(int n) {
        return new int[n > 10 ? 1 : n].length;
    }

    public static int casts(Object o) {
        return ((String) o).length();
    }

    public static int nothing(String s) {
        return s.trim().length();
    }

    public static int statics(int x) {
        counter += x;
        memory[counter & 3] = x;
        return counter == 10 ? memory[2] : counter;
    }

    public static int asserted(int x) {
        assert x != 12 : "twelve";
        return x;
    }

    public static int outer(int a, int b) {
        int n = 0;
        outer:
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                if (i + j == a) {
                    continue outer;
                }
                if (i * j == b) {
                    break outer;
                }
                n += j;
            }
        }
        return n;
    }

    public static boolean logic(boolean a, boolean b, boolean c, int x) {
        return (a || b && x > 3) != (c & !a | x == 9);
    }

    public static int ternary(int a, int b, int c) {
        return a < b ? b < c ? 1 : a < c ? 2 : 3 : a < c ? 4 : b < c ? 5 : 6;
    }

    public static int resources(int x) throws Exception {
        try (AutoCloseable r = () -> {
            if (x == 3) {
                throw new IllegalStateException("closing");
            }
        }) {
            if (x == 4) {
                throw new IllegalArgumentException("body");
            }
            return x;
        }
    }

    public static int lambda(int x, int y) {
        java.util.function.IntUnaryOperator f = x > y ? v -> v + x : v -> v * y;
        return f.applyAsInt(3);
    }

    public static int collatz(int n) {
        int steps = 0;
        while (n != 1 && steps < 5) {
            n = (n & 1) == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        return n == 1 ? steps : -1;
    }
}
