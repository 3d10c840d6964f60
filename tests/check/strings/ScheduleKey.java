// verdict: VIOLATED
// witness: string "k=v=w"
import org.sosy_lab.sv_benchmarks.Verifier;

public class ScheduleKey {
    public static void main(String[] args) {
        String entry = Verifier.nondetString();
        int first = entry.indexOf('=');
        if (first <= 0 || entry.length() > 8) {
            return;
        }
        String value = entry.substring(entry.lastIndexOf('=') + 1);
        String rebuilt = entry.substring(0, first) + "=" + value;
        // Loses the middle of k=v=w.
        assert rebuilt.equals(entry);
    }
}
