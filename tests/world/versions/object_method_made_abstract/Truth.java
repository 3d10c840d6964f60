package versions.object_method_made_abstract;

import java.lang.reflect.Modifier;

/** Whether classes of callers inherit code. */
public class Truth {
    public static void main(String[] x) throws ReflectiveOperationException {
        System.out.println(!Modifier.isAbstract(P.class.getMethod("toString").getModifiers()));
    }
}
