package versions.constructor_gone;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandles;

/** What a caller that was compiled with the old version meets. */
public class Truth {
    public static void main(String[] x) {
        try {
            System.out.println(MethodHandles.lookup().findConstructor(Part.class, methodType(void.class)) != null);
        } catch (ReflectiveOperationException e) {
            System.out.println("gone");
        }
    }
}
