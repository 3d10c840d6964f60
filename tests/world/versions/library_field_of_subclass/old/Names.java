// A class of the program writes a field that the library declares above it.
// diff: versions.library_field_of_subclass.Look::touched
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
        modCount += 1;
    }

    int touched() {
        return modCount;
    }
}
