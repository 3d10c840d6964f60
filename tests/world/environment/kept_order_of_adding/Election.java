// A linked map has the order of adding, whatever the hashes of its keys are.
// generate: environment.kept_order_of_adding.Election => 2
package environment.kept_order_of_adding;

import java.util.LinkedHashMap;
import java.util.Map;

public final class Election {
    private final Map<Object, String> votes = new LinkedHashMap<>();

    public Election() {
        votes.put(new Object(), "left");
        votes.put(new Object(), "right");
    }

    public int first() {
        String name = votes.values().iterator().next();
        if (name.equals("left")) {
            return 1;
        }
        return 2;
    }
}
