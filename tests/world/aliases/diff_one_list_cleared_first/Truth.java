package aliases.diff_one_list_cleared_first;

import java.util.ArrayList;
import java.util.List;

class Truth {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>(List.of("a"));
        System.out.println(Move.move(list, list));
    }
}
