package aliases.check_list_view_of_fields;

import java.util.Arrays;
import java.util.List;

// The list is a view of the private array: setting an element of it writes the array.
// check: aliases.check_list_view_of_fields.Crew::captain()
public final class Crew {
    private final String[] members = {"anna", "bert"};

    public List<String> members() {
        return Arrays.asList(members);
    }

    public int captain() {
        assert members[0] != null;
        return members[0].length();
    }
}
