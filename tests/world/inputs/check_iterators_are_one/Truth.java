package inputs.check_iterators_are_one;

import java.util.Collections;

public class Truth {
    public static void main(String[] args) {
        Walk.both(Collections.emptyList());
    }
}
