package versions.generic_result;

import java.util.*;
final class Names {
    static List<?> all() { return List.of("a"); }
}
