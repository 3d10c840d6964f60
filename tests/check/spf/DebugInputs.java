// verdict: HOLDS
import gov.nasa.jpf.symbc.Debug;

public class DebugInputs {
    public static void main(String[] args) {
        int x = Debug.makeSymbolicInteger("x");
        boolean flag = Debug.makeSymbolicBoolean("flag");
        int y = flag ? x / 2 : -x;
        Debug.printPC("after the choice");
        if (flag && x > 0) {
            assert y >= 0 && y < x;
        }
        System.out.println(Debug.getSymbolicIntegerValue(y));
    }
}
