package versions.empty_optional_or_own;

import java.util.Optional;
public final class Work {
    private Work() {}

    public static boolean same(Optional<String> o) {
        return false;
    }
}
