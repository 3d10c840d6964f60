// check: SymbolicFields::main
// verdict: VIOLATED
// witness: static SymbolicFields.speed: int 77; array java.lang.String []
import gov.nasa.jpf.symbc.Symbolic;

public class SymbolicFields {
    @Symbolic("true")
    static int speed = 10;

    @Symbolic("false")
    static int limit = 70;

    public static void main(String[] args) {
        if (speed > limit && speed < 80) {
            assert speed % 7 != 0;
        }
    }
}
