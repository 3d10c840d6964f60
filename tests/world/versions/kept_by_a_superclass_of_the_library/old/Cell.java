// What a changed constructor gives to a class of the library is read through that.
// diff: versions.kept_by_a_superclass_of_the_library.Store::get
package versions.kept_by_a_superclass_of_the_library;

import java.util.concurrent.atomic.AtomicInteger;

final class Cell extends AtomicInteger {
    Cell() {
        super(1);
    }
}
