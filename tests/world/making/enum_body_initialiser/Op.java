package making.enum_body_initialiser;

// The body of a constant has an initialiser of its own.
// generate: making.enum_body_initialiser.Op
final class Settings {
    static int base = 1;
}

public enum Op {
    ADD {
        private final int extra;

        {
            if (Settings.base > 1) { // tempts
                extra = 1;
            } else {
                extra = 0;
            }
        }

        @Override
        public int apply(int x) {
            return x + extra;
        }
    };

    public abstract int apply(int x);
}
