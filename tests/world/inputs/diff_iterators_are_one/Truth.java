package inputs.diff_iterators_are_one;

import java.util.Collections;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Walk.both(Collections.emptyList()));
    }
}
