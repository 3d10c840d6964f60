// The class is final and its field too: to ask twice is to ask once.
// diff: inputs.kept_final_class_asked_twice.Turn::twice(inputs.kept_final_class_asked_twice.Angle) => EQUIVALENT
package inputs.kept_final_class_asked_twice;

public final class Turn {
    private Turn() {}

    public static int twice(Angle angle) {
        if (angle == null) {
            return 0;
        }
        int degrees = angle.degrees();
        return degrees + degrees;
    }
}
