package versions.final_in_a_private_superclass;

import java.lang.reflect.Modifier;

/** Whether the JVM takes a class of a caller that overrides the method. */
public class Truth {
    public static void main(String[] x) throws ReflectiveOperationException {
        Class<?> base = Shop.Open.class.getSuperclass();
        System.out.println(!Modifier.isFinal(base.getDeclaredMethod("price", int.class).getModifiers()));
    }
}
