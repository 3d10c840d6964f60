import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class ATest {
    @Test
    public void asAWhole() {
        A a = new A();
        a.fill();
        assertArrayEquals(new int[] {1, 2}, a.whole());
        assertArrayEquals(new double[] {1.5}, a.reals(), 0.01);
        assertArrayEquals(new String[][] {{"a"}, {"b"}}, a.table());
        assertEquals(2, a.length());
    }
}
