// The order of a hash set of objects without a hash of their own is any; that of the old set is that of adding.
// diff: environment.order_of_steps.Checklist::first()
package environment.order_of_steps;

import java.util.LinkedHashSet;
import java.util.Set;

public final class Checklist {
    static final class Step {
        final String name;

        Step(String name) {
            this.name = name;
        }
    }

    private Checklist() {
    }

    public static String first() {
        Set<Step> open = new LinkedHashSet<>();
        open.add(new Step("fuel"));
        open.add(new Step("flaps"));
        return open.iterator().next().name;
    }
}
