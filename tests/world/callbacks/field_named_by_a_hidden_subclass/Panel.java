// Tempts: the code names the field by a class without a name, but it is that of a class that others can name.
// generate: callbacks.field_named_by_a_hidden_subclass.Panel
package callbacks.field_named_by_a_hidden_subclass;

import java.util.function.IntPredicate;

public final class Panel {
    static class Slot {
        static IntPredicate alarm;
    }

    private static final class Hidden extends Slot {
    }

    public void arm(int limit) {
        Hidden.alarm = heat -> {
            if (heat > limit) { // tempts
                return true;
            }
            return false;
        };
    }
}
