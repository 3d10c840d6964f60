package versions.hides_a_field_of_the_library;

import java.util.ArrayList;

final class Items extends ArrayList<Integer> {
    int modCount;

    int changes() {
        return modCount;
    }
}
