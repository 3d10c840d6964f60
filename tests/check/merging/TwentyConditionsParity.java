// check: TwentyConditionsParity::count --array 20
// verdict: VIOLATED
// witness: array boolean [boolean false, boolean false, boolean false, boolean false, boolean false, boolean false, boolean false, boolean false, boolean false, boolean true, boolean true, boolean true, boolean true, boolean true, boolean true, boolean true, boolean true, boolean true, boolean true, boolean true]
public class TwentyConditionsParity {
    public static int count(boolean[] flags) {
        if (flags == null || flags.length != 20) {
            return 0;
        }
        int total = 0;
        for (boolean flag : flags) {
            total = flag ? total + 5 : total - 1;
        }
        assert total != 46;
        return total;
    }
}
