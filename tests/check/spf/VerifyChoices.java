// verdict: VIOLATED
// witness: int 3; boolean true; int 1
import gov.nasa.jpf.vm.Verify;

public class VerifyChoices {
    public static void main(String[] args) {
        int die = Verify.getInt(1, 6);
        boolean flag = Verify.getBoolean();
        int other = Verify.random(2);
        Verify.ignoreIf(die == 6);
        assert die + (flag ? other : 0) != 4;
    }
}
