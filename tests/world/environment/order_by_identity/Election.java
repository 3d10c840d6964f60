// The order of a map by identity is that of the hashes of the objects, which are any.
// generate: environment.order_by_identity.Election
package environment.order_by_identity;

import java.util.IdentityHashMap;
import java.util.Map;

public final class Election {
    private final Map<Object, String> votes = new IdentityHashMap<>();

    public Election() {
        votes.put(new Object(), "left");
        votes.put(new Object(), "right");
    }

    public int first() {
        String name = votes.values().iterator().next();
        if (name.equals("left")) { // tempts
            return 1;
        }
        return 2;
    }
}
