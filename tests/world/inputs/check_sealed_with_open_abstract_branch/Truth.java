package inputs.check_sealed_with_open_abstract_branch;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Bill.total(new Rated() { public int amount() { return -1; } });
    }
}
