import java.util.Objects;
import java.util.Optional;

public class Lengths {
    public static int of(String a, String b) {
        int first = Optional.ofNullable(a).map(String::length).orElse(0);
        return first * 100 + Objects.requireNonNull(b, "b").length();
    }
}
