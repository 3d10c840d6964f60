package versions.method_made_abstract_again;

import java.lang.reflect.Modifier;

/** Whether classes of callers inherit code. */
public class Truth {
    public static void main(String[] x) {
        for (Class<?> c = P.class; c != Object.class; c = c.getSuperclass()) {
            try {
                System.out.println(!Modifier.isAbstract(c.getDeclaredMethod("also").getModifiers()));
                return;
            } catch (NoSuchMethodException above) {
                // The next.
            }
        }
    }
}
