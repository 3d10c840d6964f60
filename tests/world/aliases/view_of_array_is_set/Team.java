package aliases.view_of_array_is_set;

import java.util.Arrays;
import java.util.List;

// The private array is never written, but the view of it writes through.
// generate: aliases.view_of_array_is_set.Team
public final class Team {
    private final String[] places = {"goal", "wing"};

    public List<String> places() {
        return Arrays.asList(places);
    }

    public int goal() {
        if (places[0] == null) { // tempts
            return -1;
        }
        return places[0].length();
    }
}
