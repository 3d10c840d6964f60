package handles;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Exceptions pass through handles unwrapped, and finally end the program. */
public class UncaughtHandle {
    static int risky(int x) throws java.io.IOException {
        if (x == 0) throw new java.io.IOException("zero");
        if (x < 0) throw new IllegalArgumentException("negative " + x);
        return 100 / x;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle h = MethodHandles.lookup().findStatic(UncaughtHandle.class, "risky", MethodType.methodType(int.class, int.class));
        for (int x = 3; x >= 0; x--) {
            try {
                System.out.println((int) h.invokeExact(x));
            } catch (java.io.IOException e) {
                System.out.println("IOException " + e.getMessage() + " from " + e.getStackTrace()[0].getMethodName());
            }
        }
        java.lang.reflect.Method m = UncaughtHandle.class.getDeclaredMethod("risky", int.class);
        try {
            m.invoke(null, -1);
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println("reflection wraps: " + e.getCause().getMessage() + " " + e.getMessage());
        }
        System.out.println(m.invoke(null, 7));
        int last = (int) h.invokeExact(-2);
        System.out.println("never " + last);
    }
}
