// verdict: VIOLATED
// witness: string "bb"; string "aa"
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class SortedByLength {
    public static void main(String[] args) {
        List<String> words = new ArrayList<>();
        words.add(Verifier.nondetString());
        words.add(Verifier.nondetString());
        Verifier.assume(words.get(0).length() <= 2 && words.get(1).length() <= 2);
        words.sort(Comparator.comparingInt(String::length));
        assert words.get(0).length() <= words.get(1).length();
        assert words.get(0).compareTo(words.get(1)) <= 0 || words.get(0).length() != words.get(1).length();
    }
}
