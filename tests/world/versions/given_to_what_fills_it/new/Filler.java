package versions.given_to_what_fills_it;

import java.util.List;

final class Filler {
    static void fill(List<Integer> list) {
        list.add(1);
        list.add(2);
    }
}
