package environment.order_of_steps;

import java.util.HashSet;
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
        Set<Step> open = new HashSet<>();
        open.add(new Step("fuel"));
        open.add(new Step("flaps"));
        return open.iterator().next().name;
    }
}
