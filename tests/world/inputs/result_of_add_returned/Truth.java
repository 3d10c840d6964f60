package inputs.result_of_add_returned;

import java.util.HashSet;
import java.util.Set;

class Truth {
    public static void main(String[] args) {
        System.out.println(Tags.tag(new HashSet<>(Set.of("a")), "a"));
    }
}
