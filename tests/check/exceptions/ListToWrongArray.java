// verdict: VIOLATED
// witness: boolean false
// property: all
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ListToWrongArray {
    public static void main(String[] args) {
        List<Object> list = new ArrayList<>();
        list.add("first");
        list.add(Verifier.nondetBoolean() ? "second" : new Object());
        String[] texts = list.toArray(new String[0]);
        assert texts.length == 2;
    }
}
