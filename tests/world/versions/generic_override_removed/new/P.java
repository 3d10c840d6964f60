package versions.generic_override_removed;

import java.util.*;

final class P extends R {  }
class R { private final List<Integer> all = List.of(1); List<?> all() { return all; } }
