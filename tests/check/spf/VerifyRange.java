// verdict: HOLDS
import gov.nasa.jpf.jvm.Verify;

public class VerifyRange {
    public static void main(String[] args) {
        int die = Verify.getInt(1, 6);
        int listed = Verify.getIntFromList(10, 20, 30);
        Verify.ignoreIf(die > 3);
        Verify.beginAtomic();
        assert die >= 1 && die <= 3;
        assert listed % 10 == 0 && listed >= 10 && listed <= 30;
        Verify.endAtomic();
    }
}
