// check: WidenedElement::test
// verdict: VIOLATED
// witness: int 7
import java.lang.reflect.Array;

public class WidenedElement {
    public static void test(int value) {
        int[] array = {value};
        long wide = Array.getLong(array, 0);
        assert wide != 7;
    }
}
