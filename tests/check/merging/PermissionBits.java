// check: PermissionBits::decide --array 10
// verdict: HOLDS
public class PermissionBits {
    public static int decide(int[] rules, int wanted) {
        if (rules == null || rules.length != 10) {
            return 0;
        }
        int granted = 0;
        int denied = 0;
        for (int rule : rules) {
            int kind = rule & 3;
            int bits = rule >> 2 & 15;
            if (kind == 0) {
                granted |= bits;
            } else if (kind == 1) {
                denied |= bits;
            } else if (kind == 2) {
                granted &= ~bits;
            } else {
                denied &= ~bits;
            }
        }
        int effective = granted & ~denied;
        assert (effective & denied) == 0;
        assert effective >= 0 && effective <= 15;
        boolean allowed = (effective & wanted & 15) == (wanted & 15);
        assert !allowed || (wanted & denied & 15) == 0;
        return effective;
    }
}
