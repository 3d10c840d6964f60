// Tempts: two classes that may be there have a field of one name, and that of the second is of a narrower type.
// check: inputs.fields_of_one_name.Shelf::isNarrow(inputs.fields_of_one_name.Box) => VIOLATED
package inputs.fields_of_one_name;

sealed class Thing permits Cup {
}

final class Cup extends Thing {
}

abstract sealed class Box permits Anything, Cups {
}

final class Anything extends Box {
    Thing first;
}

final class Cups extends Box {
    Cup first;
}

final class Shelf {
    private Shelf() {
    }

    static void isNarrow(Box box) {
        if (box instanceof Anything anything && anything.first != null) {
            assert anything.first instanceof Cup : "only cups";
        }
    }
}
