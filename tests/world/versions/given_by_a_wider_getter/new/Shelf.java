package versions.given_by_a_wider_getter;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

public class Shelf {
    private final ArrayList<String> names = new ArrayList<>(List.of("b", "a"));

    public Collection<String> names() {
        return names;
    }

    public static void tidy(Collection<String> names) {
        names.remove("c");
    }

    public int size() {
        return names.size();
    }
}
