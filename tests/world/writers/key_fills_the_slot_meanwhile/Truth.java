package writers.key_fills_the_slot_meanwhile;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void filledMeanwhile() {
        Slot slot = new Slot();
        assertEquals(-1, slot.offer(new Key() {
            @Override
            public boolean fits() {
                slot.offer(new Key());
                return true;
            }
        }));
        assertEquals(0, slot.offer(new Key()));
        assertEquals(1, new Slot().offer(new Key()));
    }
}
