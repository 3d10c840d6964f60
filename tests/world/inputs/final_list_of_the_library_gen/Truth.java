package inputs.final_list_of_the_library_gen;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Team t = new Team(); t.names().add("x"); assertEquals(1, t.size());
    }
}
