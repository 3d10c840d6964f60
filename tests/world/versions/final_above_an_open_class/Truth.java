package versions.final_above_an_open_class;

import java.lang.reflect.Modifier;

/** Whether the JVM takes a class of a caller that overrides the method. */
public class Truth {
    public static void main(String[] x) throws ReflectiveOperationException {
        System.out.println(!Modifier.isFinal(Part.class.getDeclaredMethod("one").getModifiers()));
    }
}
