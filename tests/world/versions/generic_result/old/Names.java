// The generic type of the result: callers that are compiled again choose another overload.
package versions.generic_result;

import java.util.*;
final class Names {
    static List<String> all() { return List.of("a"); }
}
// diff:
