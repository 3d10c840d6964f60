package versions.inherited_list_is_filled;

import java.util.ArrayList;

final class Bag extends ArrayList<Integer> {
    boolean hasOne() {
        return super.contains(1);
    }
}
