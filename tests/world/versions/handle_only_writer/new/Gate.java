package versions.handle_only_writer;

import java.lang.invoke.*;
public final class Gate {
    private static final VarHandle LEVEL;
    private static int level;
    static {
        try { LEVEL = MethodHandles.lookup().findStaticVarHandle(Gate.class, "level", int.class); }
        catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); }
    }
    static void set(int n) { LEVEL.set(n); }
    static boolean high() { return false; }
}
