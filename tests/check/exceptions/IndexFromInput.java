// verdict: VIOLATED
// property: exceptions
// witness: int -2147483648
import org.sosy_lab.sv_benchmarks.Verifier;

public class IndexFromInput {
    public static void main(String[] args) {
        int hash = Verifier.nondetInt();
        String[] buckets = {"a", "b", "c", "d", "e"};
        // The smallest int stays negative.
        System.out.println(buckets[Math.abs(hash) % buckets.length]);
    }
}
