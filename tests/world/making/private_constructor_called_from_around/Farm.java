package making.private_constructor_called_from_around;

import java.util.ArrayList;
import java.util.List;

// Tempts: the constructor is private and nothing in its class calls it, but the class around it does.
// generate: making.private_constructor_called_from_around.Farm$Row => covered
public final class Farm {
    private final List<Row> rows = new ArrayList<>();

    public void add(int plants) {
        rows.add(new Row(plants));
    }

    static final class Row {
        private final int plants;

        private Row(int plants) {
            if (plants == 77) { // tempts
                throw new IllegalArgumentException();
            }
            this.plants = plants;
        }

        public int twice() {
            return plants > 0 ? 2 * plants : 0;
        }
    }
}
