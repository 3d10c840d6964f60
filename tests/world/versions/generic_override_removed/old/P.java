// A method with a narrower generic type is removed: callers that are compiled again mean another overloaded method.
// diff:
package versions.generic_override_removed;

import java.util.*;

final class P extends R { List<Integer> all() { return (List<Integer>) super.all(); } }
class R { private final List<Integer> all = List.of(1); List<?> all() { return all; } }
