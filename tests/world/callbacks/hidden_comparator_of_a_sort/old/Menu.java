// Tempts: what changed is a lambda expression that only the library calls.
// diff:
package callbacks.hidden_comparator_of_a_sort;

import java.util.ArrayList;
import java.util.List;

public final class Menu {
    private final List<String> dishes = new ArrayList<>();

    public void add(String dish) {
        dishes.add(dish);
        dishes.sort((a, b) -> a.length() - b.length());
    }

    public String first() {
        return dishes.isEmpty() ? "" : dishes.get(0);
    }
}
