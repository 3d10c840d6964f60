// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class BoxTypesDiffer {
    public static void main(String[] args) {
        short s = Verifier.nondetShort();
        Object small = Short.valueOf(s);
        Object wide = Long.valueOf(s);
        assert !small.equals(wide) && !wide.equals(small);
        assert small.hashCode() == s;
        Character c = (char) s;
        assert c.equals(Character.valueOf((char) s));
    }
}
