// verdict: VIOLATED
// property: exceptions
// witness: boolean true
import java.util.Objects;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ObjectsHelpers {
    public static void main(String[] args) {
        String name = Verifier.nondetBoolean() ? null : "x";
        assert Objects.equals(name, name);
        assert Objects.hashCode(name) >= 0;
        System.out.println(Objects.requireNonNull(name, "name").length());
    }
}
