// verdict: VIOLATED
// witness: char 'o'; char 'k'
import gov.nasa.jpf.symbc.Debug;

public class DebugText {
    public static void main(String[] args) {
        String s = Debug.makeSymbolicString("s", 2);
        assert s.length() == 2;
        assert !s.equals("ok");
    }
}
