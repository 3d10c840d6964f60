// verdict: VIOLATED
// witness: double 3.5
import gov.nasa.jpf.symbc.Debug;

public class DebugReals {
    public static void main(String[] args) {
        double r = Debug.makeSymbolicReal("r");
        if (r > 3 && r < 4) {
            assert r * 2 != 7.0;
        }
    }
}
