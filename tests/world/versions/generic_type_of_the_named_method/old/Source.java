// Callers that are compiled again choose by the generic type of what the named method gives.
// diff: versions.generic_type_of_the_named_method.Source::list
package versions.generic_type_of_the_named_method;

import java.util.ArrayList;
import java.util.List;

final class Source {
    static List<Integer> list() {
        return new ArrayList<>(List.of(1));
    }
}
