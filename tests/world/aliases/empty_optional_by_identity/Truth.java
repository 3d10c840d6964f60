package aliases.empty_optional_by_identity;

import java.util.Optional;

public class Truth {
    public static void main(String[] args) {
        Search.same(Optional.empty());
    }
}
