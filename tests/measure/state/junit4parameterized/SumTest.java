import static org.junit.Assert.assertEquals;
import java.util.*;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

@RunWith(Parameterized.class)
public class SumTest {
    @Parameterized.Parameters public static Collection<Object[]> data() {
        return Arrays.asList(new Object[][] { { 1, 2, 3 }, { 4, 5, 9 } });
    }
    private final int a, b, sum;
    public SumTest(int a, int b, int sum) {
        this.a = a;
        this.b = b;
        this.sum = sum;
    }
    @Test public void adds() {
        assertEquals(sum, new Sum(a, b).get());
    }
}
