package versions.generic_override_added_null;

import java.util.*;

final class P extends R { List<Integer> all() { return null; } }
class R { List<?> all() { return null; } }
