package shop;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.api.Assumptions.*;

import java.util.List;
import org.junit.jupiter.api.*;

@TestMethodOrder(MethodOrderer.MethodName.class)
class StockTest {

    private final Stock stock = new Stock();

    @Test
    void a_statics_start_fresh() {
        stock.add("pear", 1);
        assertTrue(Stock.changes() >= 1);
    }

    @Test
    void b_statics_are_shared() {
        int before = Stock.changes();
        assertTrue(before >= 1);
        stock.add("plum", 2);
        assertTrue(stock.take("plum", 2));
        assertFalse(stock.take("plum", 1));
        assertEquals(before + 2, Stock.changes());
    }

    @Test
    void c_low() {
        stock.add("a", 1);
        stock.add("b", 9);
        stock.add("#c", 1);
        assertEquals(List.of("a"), stock.low(5));
    }

    @Test
    void d_fails() {
        assertEquals(1, Stock.changes() * 0, "on purpose");
    }

    @Test
    void e_assumes() {
        assumeTrue(Stock.changes() < 0, "no changes below zero");
        fail();
    }

    @Test
    void f_assuming_that() {
        assumingThat(false, () -> fail());
        assumeFalse(false);
    }

    @Test
    void g_throws() throws Exception {
        stock.add(null, 1);
    }
}
