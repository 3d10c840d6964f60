// verdict: VIOLATED
// witness: int 50; byte 100
import gov.nasa.jpf.symbc.Debug;

public class DebugAssume {
    public static void main(String[] args) {
        int x = Debug.makeSymbolicInteger("x");
        byte b = Debug.makeSymbolicByte("b");
        Debug.assume(x > 0 && b > x);
        assert (byte) (x + b) > 0;
    }
}
