// Tempts: one of two classes keeps its array short, the other has a longer one by the same name.
// check: inputs.kept_length_of_another_class.Shelf::isShort(inputs.kept_length_of_another_class.Box) => VIOLATED
package inputs.kept_length_of_another_class;

abstract sealed class Box permits Any, Pair {
}

final class Any extends Box {
    private final int[] all;

    Any(int[] all) {
        this.all = all.clone();
    }

    int size() {
        return all.length;
    }
}

final class Pair extends Box {
    private final int[] all = new int[2];

    int at(int index) {
        return all[index];
    }
}

final class Shelf {
    private Shelf() {
    }

    static void isShort(Box box) {
        if (box instanceof Any any) {
            assert any.size() <= 2 : "too many";
        }
    }
}
