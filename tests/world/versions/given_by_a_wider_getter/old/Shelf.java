// The named method is the same; what its list holds is changed by a method that gets it as a collection.
// diff: versions.given_by_a_wider_getter.Shelf::size
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
        names.remove("a");
    }

    public int size() {
        return names.size();
    }
}
