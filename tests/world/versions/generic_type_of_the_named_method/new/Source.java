package versions.generic_type_of_the_named_method;

import java.util.ArrayList;
import java.util.List;

final class Source {
    static List<? extends Number> list() {
        return new ArrayList<>(List.of(1));
    }
}
