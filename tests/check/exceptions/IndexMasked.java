// verdict: HOLDS
// property: exceptions
import org.sosy_lab.sv_benchmarks.Verifier;

public class IndexMasked {
    public static void main(String[] args) {
        int hash = Verifier.nondetInt();
        String[] buckets = {"a", "b", "c", "d"};
        System.out.println(buckets[hash & 3]);
        System.out.println(buckets[(hash >>> 5) % buckets.length]);
    }
}
