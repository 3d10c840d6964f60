package statics.check_width_computed_late;

/** Its width is what the gate says when the door is first looked at. */
final class Door {
    static final int WIDTH = 4 - Gate.code(1);

    private Door() {}
}
