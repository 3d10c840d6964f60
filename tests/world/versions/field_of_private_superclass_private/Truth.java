package versions.field_of_private_superclass_private;

import java.lang.invoke.MethodHandles;

/** What a caller that was compiled with the old version meets. */
public class Truth {
    public static void main(String[] x) {
        try {
            System.out.println(MethodHandles.lookup().findGetter(Part.Given.class, "one", int.class) != null);
        } catch (ReflectiveOperationException e) {
            System.out.println("gone");
        }
    }
}
