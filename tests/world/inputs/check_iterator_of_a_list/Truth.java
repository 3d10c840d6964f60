package inputs.check_iterator_of_a_list;

import java.util.LinkedList;

public class Truth {
    public static void main(String[] args) {
        Walk.of(new LinkedList<>());
    }
}
