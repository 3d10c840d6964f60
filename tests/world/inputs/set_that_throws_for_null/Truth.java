package inputs.set_that_throws_for_null;

import java.util.Set;

class Truth {
    public static void main(String[] args) {
        Filter.allows(Set.of(Colour.RED), null);
    }
}
