// A random identifier can begin with any digit; the library draws it.
// generate: environment.random_identifier.Lot
package environment.random_identifier;

import java.util.UUID;

public final class Lot {
    private final UUID id = UUID.randomUUID();

    public String group() {
        char first = id.toString().charAt(0);
        if (first == '0') { // tempts
            return "zero";
        }
        if (first <= '9') {
            return "digit";
        }
        return "letter";
    }
}
