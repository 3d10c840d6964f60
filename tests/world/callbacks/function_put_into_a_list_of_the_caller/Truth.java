package callbacks.function_put_into_a_list_of_the_caller;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void runsHooks() {
        List<Object> hooks = new ArrayList<>();
        new Hooks(hooks).add(3);
        new Hooks(hooks).add(4);
        assertEquals(1, ((IntSupplier) hooks.get(0)).getAsInt());
        assertEquals(2, ((IntSupplier) hooks.get(1)).getAsInt());
    }
}
