package statics.optional_of_a_builder;

import static org.junit.jupiter.api.Assertions.*;
import java.util.*;
import java.util.function.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {
        Banner.say('x');
        assertFalse(Banner.silent());
    }
}
