package aliases.check_one_list_twice;

import java.util.ArrayList;
import java.util.List;

class Truth {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>(List.of("a"));
        Batch.swap(list, list);
    }
}
