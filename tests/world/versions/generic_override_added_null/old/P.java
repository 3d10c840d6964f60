// A method overrides another with a narrower generic type.
// diff:
package versions.generic_override_added_null;

import java.util.*;

final class P extends R {  }
class R { List<?> all() { return null; } }
