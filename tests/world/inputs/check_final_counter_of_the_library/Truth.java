package inputs.check_final_counter_of_the_library;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Tally t = new Tally(); Gate g = new Gate(t); t.set(5); g.read();
    }
}
