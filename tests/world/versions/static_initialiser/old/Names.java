package versions.static_initialiser;

import java.util.List;

public class Names {
    static final List<String> ALL = List.of("north", "south");
}
