package versions.diff_helper_of_a_setter;

// diff: versions.diff_helper_of_a_setter.Sign::of
final class Box {
    private int value;

    void set(int given) {
        value = Clamp.clamped(given);
    }

    int value() {
        return value;
    }
}

final class Clamp {
    static int clamped(int value) {
        return value;
    }
}

final class Sign {
    static int of(Box box) {
        if (box == null) {
            return 0;
        }
        return box.value() < 0 ? -1 : 1;
    }
}
