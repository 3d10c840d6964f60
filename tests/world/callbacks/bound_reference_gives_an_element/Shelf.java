// Tempts: the list stays inside, but a function that is its method gives what it holds.
// generate: callbacks.bound_reference_gives_an_element.Shelf
package callbacks.bound_reference_gives_an_element;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

public final class Shelf {
    private static final class Jar {
        private final int weight;

        Jar(int weight) {
            this.weight = weight;
        }

        @Override
        public String toString() {
            if (weight > 5) { // tempts
                return "big";
            }
            return "small";
        }
    }

    public Object first(int weight) {
        List<Object> jars = new ArrayList<>();
        jars.add(new Jar(weight));
        IntFunction<Object> at = jars::get;
        return at.apply(0);
    }
}
