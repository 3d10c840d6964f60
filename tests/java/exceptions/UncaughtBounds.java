package exceptions;

/** Several failing worker calls are logged, the last one escapes from a constructor. */
public class UncaughtBounds {
    static class Ring {
        private final int[] data;
        private int pos;

        Ring(int n) {
            data = new int[n];
            for (int i = 0; i < 3; i++) push(i);
        }

        void push(int v) { data[pos++] = v; }
    }

    static class Outer {
        final Ring ring = new Ring(size());
        int size() { return 2; }
    }

    static class Bigger extends Outer {
        @Override int size() { return 3; }
    }

    public static void main(String[] args) {
        System.out.println(new Bigger().ring.pos);
        try {
            new Ring(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Ring(1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace()[0].getMethodName() + " " + e.getStackTrace()[1].getMethodName());
        }
        new Outer();
    }
}
