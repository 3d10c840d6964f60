package versions.empty_optional_or_own;

import java.util.Optional;
// diff: versions.empty_optional_or_own.Work::same
public final class Work {
    private Work() {}

    public static boolean same(Optional<String> o) {
        return o != null && o == Optional.<String>empty();
    }
}
