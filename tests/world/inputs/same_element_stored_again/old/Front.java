// Tempts: to store what is there already changes nothing, where storing is allowed at all.
// diff: inputs.same_element_stored_again.Front::first(List)
package inputs.same_element_stored_again;

import java.util.List;

final class Front {
    private Front() {}

    static String first(List<String> items) {
        if (items == null || items.isEmpty()) {
            return "";
        }
        return items.get(0);
    }
}
