// check: WidenedKinds::test
// verdict: HOLDS
import java.lang.reflect.Array;

public class WidenedKinds {
    public static void test(byte small, char unit, int number, long large, float real) {
        assert Array.getInt(new byte[] {small}, 0) == small && Array.getShort(new byte[] {small}, 0) == small;
        assert Array.getInt(new char[] {unit}, 0) == unit && Array.getLong(new char[] {unit}, 0) == unit;
        assert Array.getLong(new int[] {number}, 0) == number && Array.getDouble(new int[] {number}, 0) == number;
        assert Array.getFloat(new long[] {large}, 0) == large;
        assert Float.isNaN(real) || Array.getDouble(new float[] {real}, 0) == real;
        double[] doubles = {0, 0};
        Array.setInt(doubles, 0, number);
        Array.set(doubles, 1, real);
        assert doubles[0] == number && (Float.isNaN(real) || doubles[1] == real);
        boolean refused = false;
        try {
            Array.setLong(new int[1], 0, large);
        } catch (IllegalArgumentException narrower) {
            refused = true;
        }
        assert refused;
    }
}
