// verdict: HOLDS
import gov.nasa.jpf.symbc.Debug;

public class DebugRange {
    public static void main(String[] args) {
        int x = Debug.makeConstrainedSymbolicInteger("x", -5, 5);
        long l = Debug.makeSymbolicLong("l");
        short s = Debug.makeSymbolicShort("s");
        char c = Debug.makeSymbolicChar("c");
        Debug.assume(l <= s);
        assert x * x <= 25;
        assert l <= Short.MAX_VALUE;
        assert c >= 0;
    }
}
