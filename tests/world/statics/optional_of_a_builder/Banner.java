package statics.optional_of_a_builder;

// An optional cannot change, what is in it can.
// generate: statics.optional_of_a_builder.Banner
import java.util.Optional;

public final class Banner {
    private static final Optional<StringBuilder> TEXT = Optional.of(new StringBuilder());

    private Banner() {}

    public static void say(char c) {
        TEXT.ifPresent(t -> t.append(c));
    }

    public static boolean silent() {
        if (TEXT.get().length() > 0) { // tempts
            return false;
        }
        return true;
    }
}
