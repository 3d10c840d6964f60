package callbacks.hidden_comparator_of_a_sort;

import java.util.ArrayList;
import java.util.List;

public final class Menu {
    private final List<String> dishes = new ArrayList<>();

    public void add(String dish) {
        dishes.add(dish);
        dishes.sort((a, b) -> b.length() - a.length());
    }

    public String first() {
        return dishes.isEmpty() ? "" : dishes.get(0);
    }
}
