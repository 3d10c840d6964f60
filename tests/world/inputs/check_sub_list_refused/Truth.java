package inputs.check_sub_list_refused;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class Truth {
    public static void main(String[] args) {
        Parts.of(new CopyOnWriteArrayList<>(List.of("a", "b", "c")));
    }
}
