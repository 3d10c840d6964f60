package making.record_list_emptied;

import java.util.List;

// The compact constructor refuses an empty list, but it keeps the caller's list.
// generate: making.record_list_emptied.Order
public record Order(List<String> lines) {
    public Order {
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("nothing ordered");
        }
    }

    public String first() {
        if (lines.isEmpty()) { // tempts
            return "cancelled";
        }
        return lines.get(0);
    }
}
