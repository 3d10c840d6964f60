package inputs.check_characteristics_of_a_list;

import java.util.concurrent.CopyOnWriteArrayList;

public class Truth {
    public static void main(String[] args) {
        Parts.of(new CopyOnWriteArrayList<>());
    }
}
