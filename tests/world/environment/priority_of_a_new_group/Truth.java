package environment.priority_of_a_new_group;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void limited() {
        Thread.currentThread().getThreadGroup().setMaxPriority(7);
        assertEquals(false, Groups.isFree());
    }
}
