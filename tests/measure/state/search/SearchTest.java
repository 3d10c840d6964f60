import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SearchTest {
    @Test
    void finds() {
        Search search = new Search();
        search.key = 100;
        assertEquals(50, search.find());
    }

    @Test
    void sums() {
        Search search = new Search();
        search.loud = false;
        assertEquals(9900, search.all());
    }
}
