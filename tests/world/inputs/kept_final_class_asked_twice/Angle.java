package inputs.kept_final_class_asked_twice;

public final class Angle {
    private final int degrees;

    public Angle(int degrees) {
        this.degrees = degrees;
    }

    public int degrees() {
        return degrees;
    }
}
