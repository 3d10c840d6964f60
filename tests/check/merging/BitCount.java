// check: BitCount::same
// verdict: HOLDS
public class BitCount {
    public static void same(int value) {
        int slow = 0;
        for (int i = 0; i < 32; i++) {
            if ((value >>> i & 1) != 0) {
                slow++;
            }
        }
        assert slow >= 0 && slow <= 32;
        assert slow != 0 || value == 0;
    }
}
