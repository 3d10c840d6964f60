package inputs.check_part_of_a_list_is_fast;

import java.util.LinkedList;

public class Truth {
    public static void main(String[] args) {
        Parts.of(new LinkedList<>());
    }
}
