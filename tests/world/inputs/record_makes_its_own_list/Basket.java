package inputs.record_makes_its_own_list;

import java.util.ArrayList;
import java.util.List;

/** A basket that starts with its own list, whatever is given. */
public record Basket(List<String> items) {
    public Basket {
        items = new ArrayList<>();
    }
}
