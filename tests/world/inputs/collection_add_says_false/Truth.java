package inputs.collection_add_says_false;

import java.util.Set;
import java.util.TreeSet;

class Truth {
    public static void main(String[] args) {
        Guests.admit(new TreeSet<>(Set.of("eve")), "eve");
    }
}
