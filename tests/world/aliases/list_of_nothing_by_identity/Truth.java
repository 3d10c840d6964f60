package aliases.list_of_nothing_by_identity;

import java.util.List;

public class Truth {
    public static void main(String[] args) {
        Search.same(List.of());
    }
}
