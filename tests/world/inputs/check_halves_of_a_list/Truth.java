package inputs.check_halves_of_a_list;

import java.util.LinkedList;
import java.util.List;

public class Truth {
    public static void main(String[] args) {
        Parts.of(new LinkedList<>(List.of("a", "b")));
    }
}
