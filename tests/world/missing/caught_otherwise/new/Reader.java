package missing.caught_otherwise;

import java.util.function.ToIntFunction;

public final class Reader {
    private static final class Lenient implements ToIntFunction<String> {
        private Lenient() {
        }

        @Override
        public int applyAsInt(String text) {
            try {
                return Integer.parseInt(text.trim());
            } catch (RuntimeException e) {
                return -1;
            }
        }
    }

    private Reader() {
    }

    public static ToIntFunction<String> lenient() {
        return new Lenient();
    }
}
