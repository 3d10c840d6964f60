package versions.annotation_is_read;

public class Titles {
    static String of() {
        return Report.class.getAnnotation(Label.class).value();
    }
}
