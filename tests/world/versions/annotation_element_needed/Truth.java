package versions.annotation_element_needed;

/** Whether a compiler takes the annotation of a caller that does not say how much. */
public class Truth {
    public static void main(String[] x) throws ReflectiveOperationException {
        System.out.println(Weight.class.getDeclaredMethod("grams").getDefaultValue() != null);
    }
}
