// The static initialiser of another class registers something else; the target only reads.
// diff: versions.registered_by_other_initialiser.Codes::has
package versions.registered_by_other_initialiser;

import java.util.*;
public final class Codes {
    private static final Set<String> ALL = new HashSet<>();
    static void add(String s) { ALL.add(s); }
    static boolean has(String s) { return ALL.contains(s); }
}
