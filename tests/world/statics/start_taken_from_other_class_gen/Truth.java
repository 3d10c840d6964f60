package statics.start_taken_from_other_class_gen;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Table.rows(); Settings.size = 4; assertEquals(-1, Table.rows());
    }
}
