package inputs.kept_check_nobody_makes_one;

// Nobody can make an object of this class: VIOLATED is not true.
// check: inputs.kept_check_nobody_makes_one.Gate::open => UNKNOWN
final class Gate {
    static void open(None none) {
        assert none == null;
    }
}

final class None {
    private None() {}
}
