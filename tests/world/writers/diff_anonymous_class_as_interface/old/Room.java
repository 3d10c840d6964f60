package writers.diff_anonymous_class_as_interface;

// The method that hands the switch out is the same; the class without a name that it makes is not.
public final class Room {
    private int lamps = 1;

    public Switch lampSwitch() {
        return new Switch() {
            @Override
            public void flip() {
                lamps = 1 - lamps;
            }
        };
    }

    public int lamps() {
        return lamps;
    }
}
// diff:
