import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class JobTest {
    @Test void runs() {
        assertEquals(7, new Job(true, false).run());
    }
    @Test void quietly() {
        Job job = new Job(false, true);
        assertEquals(7, job.run());
        assertEquals(2, job.factor());
    }
}
