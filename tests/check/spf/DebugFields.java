// verdict: VIOLATED
// witness: boolean false; object DebugFields$Sensor {low: int 9, high: int 3}
import gov.nasa.jpf.symbc.Debug;

public class DebugFields {
    static class Sensor {
        int low;
        int high = 10;
    }

    public static void main(String[] args) {
        Sensor s = (Sensor) Debug.makeSymbolicRef("s", new Sensor());
        if (s != null) {
            assert s.low <= s.high;
        }
    }
}
