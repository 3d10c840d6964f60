// An interface with a list of names: its initialiser is all the code that it has.
// diff:
package missing.constant_of_an_interface;

import java.util.List;

public interface Names {
    List<String> DAYS = List.of("mon", "tue", "wed");
}
