package inputs.final_list_of_the_library_gen;

// Names has no field of its own, but the list that it extends grows.
// generate: inputs.final_list_of_the_library_gen.Team
import java.util.ArrayList;

public final class Team {
    private final Names names = new Names();

    public Names names() {
        return names;
    }

    public int size() {
        if (names.size() > 0) { // tempts
            return 1;
        }
        return 0;
    }
}
final class Names extends ArrayList<String> { }
