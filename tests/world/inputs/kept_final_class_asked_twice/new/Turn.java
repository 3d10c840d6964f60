package inputs.kept_final_class_asked_twice;

public final class Turn {
    private Turn() {}

    public static int twice(Angle angle) {
        if (angle == null) {
            return 0;
        }
        return angle.degrees() + angle.degrees();
    }
}
