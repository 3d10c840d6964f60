package inputs.message_of_a_problem_subclass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void untitled() {
        Problem quiet = new Problem(1) {
            @Override
            String title() {
                return null;
            }
        };
        assertEquals(0, Reporter.length(quiet));
        assertEquals(7, Reporter.length(new Problem(2)));
    }
}
