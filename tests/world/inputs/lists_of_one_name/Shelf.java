// Tempts: two classes that may be there have a list of one name, and that of the second holds other things.
// check: inputs.lists_of_one_name.Shelf::first(inputs.lists_of_one_name.Box) => VIOLATED
package inputs.lists_of_one_name;

import java.util.List;

abstract sealed class Box permits Numbers, Words {
}

final class Numbers extends Box {
    List<Integer> all;
}

final class Words extends Box {
    List<String> all;
}

final class Shelf {
    private Shelf() {
    }

    static void first(Box box) {
        if (box instanceof Numbers numbers && numbers.all != null && numbers.all.size() == 1) {
            Integer first = numbers.all.get(0);
            assert first == null || first != 7 : "seven";
        }
    }
}
