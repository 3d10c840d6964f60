// check: ParityBits::broken
// verdict: VIOLATED
// witness: int 14915551
public class ParityBits {
    public static void broken(int value) {
        boolean odd = false;
        int ones = 0;
        for (int i = 0; i < 24; i++) {
            if ((value >>> i & 1) == 1) {
                odd = !odd;
                ones++;
            }
        }
        assert odd == (ones % 2 == 1);
        assert ones != 17 || !odd;
    }
}
