package making.neighbour_is_a_subclass;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void hot() {
        Grid grid = new Grid(new Cell() {
            @Override
            public int heat() {
                return 12;
            }
        });
        assertEquals(1, grid.step());
    }
}
