// Tempts: the type parameter is bounded by an open class, and the argument is an object of the caller's.
// check: inputs.generic_box_of_open_parts.Scale::weigh(inputs.generic_box_of_open_parts.Crate) => VIOLATED
package inputs.generic_box_of_open_parts;

class Part {
    int grams() {
        return 100;
    }
}

final class Crate<T extends Part> {
    private final T part;

    Crate(T part) {
        this.part = part;
    }

    T part() {
        return part;
    }
}

final class Scale {
    private Scale() {}

    static int weigh(Crate<?> crate) {
        if (crate == null || crate.part() == null) {
            return 0;
        }
        int grams = crate.part().grams();
        assert grams > 0 : "floats";
        return grams;
    }
}
