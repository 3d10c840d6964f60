package making.seen_while_moving;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void onTheWay() {
        StringBuilder seen = new StringBuilder();
        Lift lift = new Lift() {
            @Override
            protected void moving() {
                seen.append(shown());
            }
        };
        lift.move(3);
        assertEquals("...", seen.toString());
    }
}
