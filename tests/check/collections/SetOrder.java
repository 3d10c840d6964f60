// verdict: HOLDS
import java.util.TreeSet;
import org.sosy_lab.sv_benchmarks.Verifier;

public class SetOrder {
    public static void main(String[] args) {
        TreeSet<Integer> set = new TreeSet<>();
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        int c = Verifier.nondetInt();
        set.add(a);
        set.add(b);
        set.add(c);
        assert set.first() <= set.last();
        assert set.first() == Math.min(a, Math.min(b, c));
        assert set.contains(b);
        assert set.size() == 1 == (a == b && b == c);
    }
}
