package callbacks.element_removes_from_its_list;

import java.util.ArrayList;
import java.util.List;

class Truth {
    public static void main(String[] args) {
        List<Marcher> marchers = new ArrayList<>();
        marchers.add(new Marcher() {
            @Override
            void step() {
                marchers.add(new Marcher());
            }
        });
        marchers.add(new Marcher());
        Parade.march(marchers);
    }
}
