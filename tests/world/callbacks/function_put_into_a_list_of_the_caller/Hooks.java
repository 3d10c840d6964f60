// Tempts: the list is private, but the caller brought it.
// generate: callbacks.function_put_into_a_list_of_the_caller.Hooks
package callbacks.function_put_into_a_list_of_the_caller;

import java.util.List;
import java.util.function.IntSupplier;

public final class Hooks {
    private final List<Object> hooks;

    public Hooks(List<Object> hooks) {
        this.hooks = hooks;
    }

    public void add(int key) {
        IntSupplier hook = () -> {
            if (key == 3) { // tempts
                return 1;
            }
            return 2;
        };
        hooks.add(hook);
    }
}
