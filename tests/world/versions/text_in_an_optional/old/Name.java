package versions.text_in_an_optional;

// diff: versions.text_in_an_optional.Name::set
import java.util.Optional;

public final class Name {
    private static Optional<String> text = Optional.empty();

    private Name() {}

    public static void set(int n) {
        text = Optional.of("a");
    }

    public static boolean is() {
        return text.isPresent() && text.get() == "a";
    }
}
