// verdict: HOLDS
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class ListAddRemove {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        list.add(a);
        list.add(b);
        list.add(0, 7);
        assert list.size() == 3 && list.get(1) == a;
        list.remove(0);
        boolean removed = list.remove(Integer.valueOf(a));
        assert removed && list.size() == 1;
        assert list.get(0) == b;
    }
}
