package aliases.check_list_given_to_constructor;

import java.util.List;

// The list is not empty when it is given; the caller goes on changing it.
// check: aliases.check_list_given_to_constructor.Menu::first()
public final class Menu {
    private final List<String> dishes;

    public Menu(List<String> dishes) {
        this.dishes = dishes == null || dishes.isEmpty() ? List.of("soup") : dishes;
    }

    public int first() {
        assert !dishes.isEmpty();
        return dishes.size();
    }
}
