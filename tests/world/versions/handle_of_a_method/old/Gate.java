// The handle stands for a method that writes the field.
// diff: versions.handle_of_a_method.Gate::level
package versions.handle_of_a_method;

import java.lang.invoke.*;
final class Gate {
    private int level;
    private void lift(int by) { level += by; }
    static MethodHandle lifter() throws ReflectiveOperationException {
        return MethodHandles.lookup().findVirtual(Gate.class, "lift", MethodType.methodType(void.class, int.class));
    }
    int level() { return level; }
}
