import static org.junit.Assert.assertArrayEquals;
import org.junit.Test;

public class TillTest {
    @Test public void pays() {
        Till till = new Till();
        till.pay(5);
        assertArrayEquals(new String[] {"n5", "b"}, till.names());
        assertArrayEquals(new int[] {0, 5}, till.counts());
    }
}
