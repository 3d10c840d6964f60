package versions.by_lambda;

import java.util.*;

final class Holder {
    private final ArrayList<String> l = new ArrayList<>();

    java.util.function.Consumer<String> adder() {
        return l::add;
    }

    int size() {
        return l.size();
    }
}
