import static org.junit.jupiter.api.Assertions.*;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.*;

class ShopTest {
    private final Shop shop = new Shop();

    @Test void sells() {
        shop.sell(3);
        assertEquals(3, shop.sold());
    }

    @Test void fills() {
        List<String> list = new ArrayList<>();
        int[] counts = new int[1];
        shop.fill(list, counts);
        list.add("mine");
        assertEquals(2, list.size());
    }

    @Test void packs() {
        shop.pack("pen");
        assertTrue(shop.packed("pen"));
    }
}
