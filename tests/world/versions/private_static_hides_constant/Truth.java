package versions.private_static_hides_constant;

import java.lang.reflect.Modifier;

/** Whether what a caller names by the class is its own. */
public class Truth {
    public static void main(String[] x) {
        try {
            System.out.println(Modifier.isPrivate(P.class.getDeclaredField("N").getModifiers()));
        } catch (NoSuchFieldException inherited) {
            System.out.println(P.class.getInterfaces()[0].getFields()[0].getName());
        }
    }
}
