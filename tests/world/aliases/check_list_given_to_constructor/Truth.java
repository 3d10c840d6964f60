package aliases.check_list_given_to_constructor;

import java.util.ArrayList;
import java.util.List;

class Truth {
    public static void main(String[] args) {
        List<String> dishes = new ArrayList<>(List.of("fish"));
        Menu menu = new Menu(dishes);
        dishes.clear();
        menu.first();
    }
}
