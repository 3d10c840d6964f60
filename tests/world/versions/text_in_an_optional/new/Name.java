package versions.text_in_an_optional;

import java.util.Optional;

public final class Name {
    private static Optional<String> text = Optional.empty();

    private Name() {}

    public static void set(int n) {
        text = Optional.of(new String("a"));
    }

    public static boolean is() {
        return text.isPresent() && text.get() == "a";
    }
}
