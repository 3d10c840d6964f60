package inputs.check_list_cast_by_a_class;

import java.util.LinkedList;
import java.util.List;

public class Truth {
    public static void main(String[] args) {
        Pages.first(new LinkedList<>(List.of("a", "b")));
    }
}
