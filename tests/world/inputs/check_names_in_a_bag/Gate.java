package inputs.check_names_in_a_bag;

import java.util.ArrayList;
import java.util.List;

// check: inputs.check_names_in_a_bag.Gate::open => VIOLATED
final class Gate {
    static void open(Bag bag) {
        assert bag == null || bag.size() != 2 || !"x".equals(bag.get(1));
    }
}

final class Bag {
    private final List<String> names = new ArrayList<>();

    void add(String name) {
        names.add(name);
    }

    int size() {
        return names.size();
    }

    String get(int index) {
        return names.get(index);
    }
}
