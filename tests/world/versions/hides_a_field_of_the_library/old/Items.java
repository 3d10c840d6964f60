// A field that was added hides one of the library from code that did not change.
// diff: versions.hides_a_field_of_the_library.Items::changes
package versions.hides_a_field_of_the_library;

import java.util.ArrayList;

final class Items extends ArrayList<Integer> {
    int changes() {
        return modCount;
    }
}
