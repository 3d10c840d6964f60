package versions.hash_of_a_key;

import java.util.HashMap;
import java.util.Map;

public class Store {
    static int count(int a, int b) {
        Map<Object, Integer> seen = new HashMap<>();
        seen.put(new Key(a), 1);
        seen.put(new Key(b), 2);
        return seen.size();
    }
}
