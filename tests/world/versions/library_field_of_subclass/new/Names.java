package versions.library_field_of_subclass;

import java.util.AbstractList;

final class Names extends AbstractList<String> {
    public String get(int at) {
        return "a";
    }

    public int size() {
        return 3;
    }

    void touch() {
        modCount += 2;
    }

    int touched() {
        return modCount;
    }
}
