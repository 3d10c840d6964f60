// Nothing but a field shows what the initialiser does.
// diff: 
package versions.static_initialiser;

import java.util.List;

public class Names {
    static final List<String> ALL = List.of("north", "west");
}
