package versions.annotation_for_other_places;

import java.lang.annotation.Target;

/** Where a compiler takes the annotation of a caller. */
public class Truth {
    public static void main(String[] x) {
        System.out.println(Weight.class.getAnnotation(Target.class).value()[0]);
    }
}
