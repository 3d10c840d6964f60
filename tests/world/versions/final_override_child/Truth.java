package versions.final_override_child;

import java.lang.reflect.Modifier;

/** Whether the JVM takes a class of a caller that overrides the method. */
public class Truth {
    public static void main(String[] x) {
        for (Class<?> c = P.class; c != Object.class; c = c.getSuperclass()) {
            try {
                System.out.println(!Modifier.isFinal(c.getDeclaredMethod("also", int.class).getModifiers()));
                return;
            } catch (NoSuchMethodException above) {
                // The next.
            }
        }
    }
}
