package inputs.list_asked_whether_it_is_fast;

import java.util.LinkedList;
import java.util.List;

class Truth {
    public static void main(String[] args) {
        System.out.println(Last.has(new LinkedList<>(List.of("a"))));
    }
}
