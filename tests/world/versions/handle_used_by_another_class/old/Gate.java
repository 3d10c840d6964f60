// The handle is made by the class of the field, and used by another.
// diff: versions.handle_used_by_another_class.Gate::level
package versions.handle_used_by_another_class;

import java.lang.invoke.*;
final class Gate {
    static final VarHandle LEVEL;
    static {
        try { LEVEL = MethodHandles.lookup().findVarHandle(Gate.class, "level", int.class); }
        catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); }
    }
    private int level;
    int level() { return level; }
}
