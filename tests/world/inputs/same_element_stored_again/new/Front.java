package inputs.same_element_stored_again;

import java.util.List;

final class Front {
    private Front() {}

    static String first(List<String> items) {
        if (items == null || items.isEmpty()) {
            return "";
        }
        String first = items.get(0);
        items.set(0, first);
        return first;
    }
}
