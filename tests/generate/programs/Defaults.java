/** Interfaces with default and static methods. */
public class Defaults {
    public interface Scale {
        int factor();

        default int apply(int x) {
            return factor() > 1 && x > 0 ? x * factor() : x;
        }

        static Scale of(int n) {
            return n > 3 ? new Double() : new Single();
        }
    }

    public static class Double implements Scale {
        @Override
        public int factor() {
            return 2;
        }
    }

    public static class Single implements Scale {
        @Override
        public int factor() {
            return 1;
        }

        @Override
        public int apply(int x) {
            return x == 0 ? 1 : Scale.super.apply(x);
        }
    }

    public static boolean doubled(int n, int x) {
        return Scale.of(n).apply(x) != x || x == 8;
    }
}
