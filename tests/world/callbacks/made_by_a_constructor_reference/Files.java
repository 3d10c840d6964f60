// Tempts: no code makes the exception by its name; the library does, by a reference to its constructor.
// generate: callbacks.made_by_a_constructor_reference.Files
package callbacks.made_by_a_constructor_reference;

import java.util.Optional;

public final class Files {
    private static final class Missing extends RuntimeException {
        @Override
        public String getMessage() {
            if (getCause() == null) { // tempts
                return "nothing";
            }
            return "something";
        }
    }

    public int size(int found) {
        return Optional.of(found).filter(size -> size > 3).orElseThrow(Missing::new);
    }
}
