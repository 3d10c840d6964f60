package making.immutable_seen_half_built_gen;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void shows() throws Exception {

        Owner[] o = {null};
        new Range(5, r -> o[0] = new Owner(r));
        assertEquals(-1, o[0].value());
    }
}
