package statics.child_begins_before_parent;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Dog.legs();
        assertEquals(-1, Animal.legs4());
    }
}
